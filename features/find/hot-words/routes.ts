import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { readWords, saveWords } from './actions/edit-words.ts'
import { hotWordsCalls } from './contract.ts'

export function hotWordsRoutes(tools: Pick<Tools, 'db' | 'clock'>): Bound[] {
  return bind(hotWordsCalls, {
    'GET /sysConsole/queryHotWords': () => readWords(tools.db),
    'POST /sysConsole/saveHotWords': (input, context) => saveWords(tools, input, context),
  })
}
