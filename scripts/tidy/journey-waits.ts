import { placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, literalText, type Source } from './source.ts'

const timers = new Set(['setTimeout', 'setInterval', 'waitForTimeout', 'setImmediate'])

/**
 * Journeys wait for what they need: a pause is too short on a busy machine and too long on a quiet one, and a network is
 * idle for Playwright when nothing was asked for half a second.
 */
export const journeyWaits: Rule = {
  name: 'journey-waits',
  check: (tree) => tree.sources.filter(({ path }) => placeOf(path).zone === 'e2e').flatMap(waits),
}

function waits(source: Source): Finding[] {
  const idle = source
    .nodes('Literal')
    .filter((node) => literalText(node) === 'networkidle')
    .map((node) => ({ node, message: '`networkidle` is a pause of half a second: use `settled`' }))
  const paused = source
    .nodes('CallExpression')
    .filter(({ callee }) => timers.has(nameOf(callee)))
    .map((node) => ({
      node,
      message: 'a fixed pause: wait for what the journey needs, or use `vi.waitFor`, `withinTime`',
    }))
  const imported = source
    .nodes('ImportDeclaration')
    .filter((node) => /^(node:)?timers(\/promises)?$/.test(literalText(node.source) ?? ''))
    .map((node) => ({ node, message: 'a fixed pause: wait for what the journey needs' }))
  return [...idle, ...paused, ...imported].map(({ node, message }) => ({
    path: source.path,
    line: source.lineAt(node.start),
    message,
  }))
}

function nameOf(callee: unknown): string {
  if (!isNode(callee)) return ''
  return callee.type === 'MemberExpression' ? nameOf(callee.property) : String(callee.name)
}
