const frame = Buffer.alloc(216)
frame.set([0xff, 0xf3, 0x68, 0xc4])

/** A file of each type that own recordings may have, as far as the server looks at it. */
export const recordings = {
  'audio/webm': Buffer.from('\x1a\x45\xdf\xa3 and clusters', 'latin1'),
  'audio/mp4': Buffer.from('\0\0\0\x1cftypiso5 and fragments', 'latin1'),
  'audio/ogg': Buffer.from('OggS and pages', 'latin1'),
  'audio/mpeg': Buffer.concat([frame, frame]),
} as const
