/** Whether an event's target is in a form field, which uses the keys itself. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea') !== null
