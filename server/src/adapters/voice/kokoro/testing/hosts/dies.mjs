// A process that exits on every text.
process.on('message', () => process.exit(3))
