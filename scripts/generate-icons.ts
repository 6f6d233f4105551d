/**
 * Writes the icons of the interface, one module per icon, so that a page loads only the icons it shows. Run
 * `npm run generate:icons` after adding a line to `wanted-icons.ts`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconFiles } from './generated/icons.ts'

const ui = join(import.meta.dirname, '../platform/ui')
rmSync(join(ui, 'icons'), { recursive: true, force: true })
mkdirSync(join(ui, 'icons'))
for (const [path, text] of iconFiles()) writeFileSync(join(ui, path), text)
