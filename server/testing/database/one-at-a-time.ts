/**
 * Fails a run in which two statements were given to one connection at once. The driver warns of it and will refuse it; in a transaction the
 * second would run after the first has failed.
 */
process.on('warning', (warning) => {
  if (warning.message.startsWith('Calling client.query() when the client is already executing')) throw warning;
});
