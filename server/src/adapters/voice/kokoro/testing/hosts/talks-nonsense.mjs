// A process that answers what no process of ours would.
process.on('message', () => process.send({ clip: 'calm' }))
