/** How long to wait for the offline files to be updated before reloading anyway. */
const PATIENCE_MS = 10_000

/**
 * Reloads the page in the server's current version. Updates the offline files first, otherwise the old page would load
 * again.
 */
export async function reload(): Promise<void> {
  try {
    await Promise.race([updated(), new Promise(done => setTimeout(done, PATIENCE_MS))])
  } catch {
    // The server cannot be reached, or storage is disabled: the reloaded page reports it.
  }
  location.reload()
}

async function updated(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  await registration.update()
  const next = registration.installing ?? registration.waiting
  if (!next) return
  await new Promise<void>(done => {
    next.addEventListener('statechange', () => (next.state === 'activated' || next.state === 'redundant') && done())
  })
}
