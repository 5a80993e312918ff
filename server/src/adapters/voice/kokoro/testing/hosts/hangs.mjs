// A process that accepts a text and never responds.
process.on('message', () => {
  for (;;);
})
