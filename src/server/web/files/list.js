// Keeps the list of stations in step with the files: loads the page again when the server says that something changed.
const stream = new EventSource('/stations/events');
stream.addEventListener('change', () => location.reload());
addEventListener('pagehide', () => stream.close());
// Brought back from the back/forward cache the page may be old, and its stream is closed.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
