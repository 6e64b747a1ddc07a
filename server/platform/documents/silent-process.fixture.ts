// In the place of `document-process.ts`: hears everything and answers nothing.
process.on('disconnect', () => process.exit(0))
process.on('message', () => undefined)
