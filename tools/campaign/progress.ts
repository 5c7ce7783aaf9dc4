/** Progress of many matches: one updated line in a terminal, otherwise a line for every tenth. */
export class CampaignProgress {
  private readonly began = performance.now()
  private readonly steps = process.stdout.isTTY ? 200 : 10
  private done = 0
  private cpuMs = 0

  constructor(private readonly games: number) {}

  played(): void {
    this.done += 1
    if (this.stepOf(this.done) === this.stepOf(this.done - 1)) return
    const left = Math.round((this.seconds() / this.done) * (this.games - this.done))
    const line = `${this.done.toLocaleString('en')} of ${this.games.toLocaleString('en')} games, about ${left} s left`
    process.stdout.write(process.stdout.isTTY ? `\r${line}   ` : `${line}\n`)
  }

  took(cpuMs: number): void {
    this.cpuMs += cpuMs
  }

  summary(): string {
    const each = (this.cpuMs / this.done).toFixed(0)
    return `${process.stdout.isTTY ? '\n' : ''}${this.done} games in ${this.seconds().toFixed(0)} s; ${each} ms of CPU each`
  }

  private stepOf(done: number): number {
    return Math.floor((done * this.steps) / this.games)
  }

  private seconds(): number {
    return (performance.now() - this.began) / 1000
  }
}
