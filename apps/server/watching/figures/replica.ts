import { Gauge, type Registry } from 'prom-client'

interface ReplicaFiguresOptions {
  /** As in `Reads`. */
  lagSeconds: () => Promise<number | undefined>
  onFault: (error: unknown) => void
}

/** How far the replica is behind, asked at each scrape. Only for a mall that has one. */
export function replicaFigures(registry: Registry, { lagSeconds, onFault }: ReplicaFiguresOptions): void {
  const answers = new Gauge({
    name: 'hojip_replica_answers',
    help: 'Whether the replica answers: 1, or 0',
    aggregator: 'min',
    registers: [registry],
  })
  new Gauge({
    name: 'hojip_replica_lag_seconds',
    help: 'How far the replica is behind the primary; absent while it does not answer, or that is not known',
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.remove({})
      try {
        const lag = await lagSeconds()
        if (lag !== undefined) this.set(lag)
        answers.set(1)
      } catch (error) {
        answers.set(0)
        onFault(error)
      }
    },
  })
}
