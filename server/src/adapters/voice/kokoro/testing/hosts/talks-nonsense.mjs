// A process that sends a malformed response.
process.on('message', () => process.send({ clip: 'calm' }))
