/** Whether the player has pressed something. Where the browser does not say so, it is asked for sound. */
export function wasPressed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}
