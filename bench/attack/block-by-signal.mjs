// Loaded into every process of a server under attack by `NODE_OPTIONS`: SIGUSR2 blocks it for good.
process.on('SIGUSR2', () => {
  for (;;);
})
