/** How long the page waits for what it keeps to be renewed; after that it is loaded as it is. */
const PATIENCE_MS = 10_000

/**
 * Loads the page as the server has it now. What is kept for playing without a network is renewed first: else the same page would come
 * again, however old.
 */
export async function loadAgain(): Promise<void> {
  try {
    await Promise.race([renewed(), new Promise(done => setTimeout(done, PATIENCE_MS))])
  } catch {
    // The server cannot be reached, or nothing may be kept here: the page says so itself when it comes.
  }
  location.reload()
}

async function renewed(): Promise<void> {
  const keeper = await navigator.serviceWorker?.getRegistration()
  if (!keeper) return
  await keeper.update()
  const next = keeper.installing ?? keeper.waiting
  if (!next) return
  await new Promise<void>(done => {
    next.addEventListener('statechange', () => (next.state === 'activated' || next.state === 'redundant') && done())
  })
}
