// Runs before the first paint, so that a chosen theme never flashes the other one.
try {
  const choice = localStorage.getItem('trayecto.theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is blocked: the system's theme applies.
}
