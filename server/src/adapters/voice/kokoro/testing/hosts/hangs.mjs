// A process that takes a text and never answers.
process.on('message', () => {
  for (;;);
})
