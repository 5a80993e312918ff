// A process that dies of every text.
process.on('message', () => process.exit(3))
