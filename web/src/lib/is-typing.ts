/** Whether a key was pressed in a field, which has its own use for it. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea') !== null
