import { isTest } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, literalText, type Node, type Source } from './source.ts'

/**
 * Only one module contains the mall's offset from UTC. The simulators are exempt, since they simulate other companies.
 */
export const mallTime: Rule = {
  name: 'mall-time',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => !isTest(path) && !/^(platform\/mall-time|apps\/simulators)\//.test(path))
      .flatMap((source) =>
        [...texts(source), ...numbers(source), ...named(source)].map((node) => finding(source, node)),
      ),
}

function finding(source: Source, node: Node): Finding {
  return {
    path: source.path,
    line: source.lineAt(node.start),
    message: "the mall's offset from UTC: use platform/mall-time",
  }
}

function texts(source: Source): Node[] {
  const parts = [...source.nodes('Literal'), ...source.nodes('TemplateElement')]
  return parts.filter((node) => /\+08:?00|^Asia.Shanghai$/.test(textOf(node)))
}

function textOf(node: Node): string {
  return node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : (literalText(node) ?? '')
}

const eightHours = new Set<unknown>([8, 8_000].map((factor) => factor * 3_600))

/** Eight hours in seconds or milliseconds, as a number or as a multiplication such as `8 * 3600`. */
function numbers(source: Source): Node[] {
  const written = source.nodes('Literal').filter((node) => eightHours.has(node.value))
  const product = source.nodes('BinaryExpression').filter((node) => {
    const text = source.text.slice(node.start, node.end).replace(/[\s_()]/g, '')
    return node.operator === '*' && /^8\*(3600(000)?$|60\*60)/.test(text)
  })
  return [...written, ...product]
}

/** `8 * hourMs` where it is added to a time or called an offset; elsewhere it may be a period. */
function named(source: Source): Node[] {
  const isEightHours = (node: unknown): node is Node =>
    isNode(node) && /^8 \* hourMs$/.test(source.text.slice(node.start, node.end))
  const added = source
    .nodes('BinaryExpression')
    .filter(({ operator }) => operator === '+' || operator === '-')
    .flatMap(({ left, right }) => [left, right])
  const offsets = source
    .nodes('VariableDeclarator')
    .filter(({ id }) => isNode(id) && /offset/i.test(String(id.name)))
    .map(({ init }) => init)
  return [...added, ...offsets].filter(isEightHours)
}
