/** How a list of bots names a program: `exec:python3 bot.py`. */
export const EXEC = 'exec:'

export function isProgram(bot: string): boolean {
  return bot.startsWith(EXEC)
}
