import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { metricText } from './text/operator.ts'

/** The Prometheus metrics of a node. */
export class Metrics {
  private readonly registry = new Registry()
  private started = false
  private readonly requests = new Histogram({
    name: 'holdout_http_request_seconds',
    help: metricText.requests,
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [this.registry],
  })
  private readonly answers = new Histogram({
    name: 'holdout_socket_answer_seconds',
    help: metricText.answers,
    labelNames: ['type', 'result'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1],
    registers: [this.registry],
  })
  /** Histograms by label. Looking them up in prom-client each time would cost more than counting. */
  private readonly kinds = new Map<string, Histogram.Internal<'type' | 'result'>>()
  private readonly faults = new Counter({
    name: 'holdout_faults_total',
    help: metricText.faults,
    registers: [this.registry],
  })

  private readonly refused = new Counter({
    name: 'holdout_refused_total',
    help: metricText.refused,
    labelNames: ['how'],
    registers: [this.registry],
  })
  private readonly pruned = new Counter({
    name: 'holdout_pruned_total',
    help: metricText.pruned,
    labelNames: ['kind'],
    registers: [this.registry],
  })

  /** Adds a gauge that is read when the metrics are requested. */
  addGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read())
      },
    })
  }

  request(labels: { method: string; route: string; status: number }, seconds: number): void {
    this.requests.observe(labels, seconds)
  }

  answer(type: string, result: 'done' | 'error' | 'failed', seconds: number): void {
    const name = `${type} ${result}`
    const kind = this.kinds.get(name) ?? this.answers.labels({ type, result })
    this.kinds.set(name, kind)
    kind.observe(seconds)
  }

  /** Counts a request over a budget or limit. */
  countRefused(how: 'http' | 'socket'): void {
    this.refused.inc({ how })
  }

  countPruned(counts: Readonly<Record<string, number>>): void {
    for (const [kind, count] of Object.entries(counts)) this.pruned.inc({ kind }, count)
  }

  countError(): void {
    this.faults.inc()
  }

  get type(): string {
    return this.registry.contentType
  }

  /** The metrics as text. The first call starts measuring memory, CPU and event loop. */
  text(): Promise<string> {
    if (!this.started) collectDefaultMetrics({ register: this.registry })
    this.started = true
    return this.registry.metrics()
  }
}
