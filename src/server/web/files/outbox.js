// Keeps the outbox fresh while somebody looks at it.
setInterval(() => {
  if (document.visibilityState === 'visible') location.reload();
}, 5000);
