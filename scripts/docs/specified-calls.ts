import { readFileSync } from 'node:fs'
import { readCallKeys } from './call-table.ts'
import { capturedIn } from '../text/captured.ts'

function page(name: string): string {
  return readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
}

/** A call whatever its parts that vary are called: `POST /appUser/deleteDevice/{}`. */
function unnamed(call: string): string {
  return call.replaceAll(/\{\w*\}/g, '{}')
}

export interface SpecifiedCalls {
  /** Asked for by clients of the specification. */
  specified: string[]
  /** Answered by the mall. */
  answered: ReadonlySet<string>
  /** Named in the first column of decision 30's table of calls. */
  writtenDown: string[]
}

export async function readSpecifiedCalls(): Promise<SpecifiedCalls> {
  const list = page('specified-calls.md').split('```')[1] ?? ''
  const decision = page('decisions/0030-where-we-differ-from-the-specification.md')
  const rows = /^\| `((?:GET|POST) \/[^`]+)` +\|[^|]*[^| ][^|]*\|[^|]*[^| ][^|]*\|$/gm
  return {
    specified: list.split('\n').filter(Boolean),
    answered: new Set((await readCallKeys()).map(unnamed)),
    writtenDown: capturedIn(decision, rows).map(unnamed),
  }
}
