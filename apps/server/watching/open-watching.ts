import { readdirSync } from 'node:fs'
import type { Config } from '../config.ts'
import { versionOfMall } from '../settings/version.ts'
import type { Figures } from './figures.ts'
import type { Tracing } from './requests.ts'

/** The newest step of the schema that this version knows. */
function newestMigration(): string {
  const names = readdirSync(new URL('../../../db/migrations', import.meta.url))
  return (
    names
      .toSorted()
      .at(-1)
      ?.replace(/\.sql$/, '') ?? 'none'
  )
}

interface Opened {
  tracing?: Tracing & { stop: () => Promise<void> }
  figures?: Figures
}

/** Loads what the configuration asks for, before anything happens that could be watched; mostly nothing. */
export async function openWatching(config: Config, secret: string): Promise<Opened> {
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config
  const version = versionOfMall()
  const opened: Opened = {}
  if (endpoint) {
    const { startTracing } = await import('./sdk.ts')
    opened.tracing = await startTracing({ endpoint, share, secret, version })
  }
  if (METRICS_PORT !== undefined) {
    const { createFigures } = await import('./figures.ts')
    opened.figures = createFigures({ version, schema: newestMigration() })
  }
  return opened
}
