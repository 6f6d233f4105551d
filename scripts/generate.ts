/** `node scripts/generate.ts NAME`: writes the generated files of this name; `package.json` has a script for each. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedFiles } from './generated/files.ts'

const files = new Map(Object.entries(generatedFiles)).get(process.argv[2] ?? '')
if (!files) throw new Error(`name what to generate: ${Object.keys(generatedFiles).join(', ')}`)
for (const [path, text] of Object.entries(files))
  writeFileSync(join(import.meta.dirname, '..', path), await text())
