import { placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, type Node, type Source } from './source.ts'

/**
 * Tests wait as long as a busy machine needs. A wait without a limit of its own gives up after a second, and a page that a
 * journey looks at once can still be on its way to what is expected.
 */
export const patientWaits: Rule = {
  name: 'patient-waits',
  check: (tree) => [
    ...tree.sources.filter(({ path }) => placeOf(path).test).flatMap(shortWaits),
    ...tree.sources.filter(({ path }) => placeOf(path).zone === 'e2e').flatMap(singleLooks),
  ],
}

function shortWaits(source: Source): Finding[] {
  return source
    .nodes('CallExpression')
    .filter((node) => waits(node) && argumentsOf(node).length < 2)
    .map((node) => ({
      path: source.path,
      line: source.lineAt(node.start),
      message: 'gives up after a second: use `expect.poll`, or give it a `timeout` that suits a busy machine',
    }))
}

/** `vi.waitFor(…)` or `vi.waitUntil(…)`. */
function waits({ callee }: Node): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  return nameOf(callee.object) === 'vi' && /^wait(For|Until)$/.test(nameOf(callee.property))
}

/** What Playwright reads from a page as it is now. */
const looks = new Set(
  `allInnerTexts allTextContents count getAttribute innerHTML innerText inputValue isChecked isDisabled isEditable
  isEnabled isHidden isVisible textContent title`.split(/\s+/),
)

/**
 * `expect(await box.isChecked()).toBe(true)`. `.not` may follow: that something is not on a page is asked of one that is
 * ready, and waiting would hide what is shown for a moment.
 */
function singleLooks(source: Source): Finding[] {
  return source
    .nodes('MemberExpression')
    .filter(({ object, property }) => isNode(object) && expectsLook(object) && nameOf(property) !== 'not')
    .map((node) => ({
      path: source.path,
      line: source.lineAt(node.start),
      message: 'looks once at a page that may still change: use `expect.poll`',
    }))
}

function expectsLook(node: Node): boolean {
  if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'expect') return false
  return looksOnce(argumentsOf(node)[0])
}

/** A look, or what is read off the page's address: `new URL(page.url()).pathname`. */
function looksOnce(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'AwaitExpression') return looksOnce(node['argument'])
  if (node.type === 'ParenthesizedExpression') return looksOnce(node['expression'])
  if (node.type === 'MemberExpression') return looksOnce(node['object'])
  if (node.type === 'NewExpression') return argumentsOf(node).some(looksOnce)
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return false
  const { callee } = node
  if (callee.type !== 'MemberExpression') return false
  const [object, name] = [callee['object'], nameOf(callee['property'])]
  return looks.has(name) || (name === 'url' && isPage(object)) || looksOnce(object)
}

/** Requests and answers have an address too, which stays. */
function isPage(node: unknown): boolean {
  const name = isNode(node) && node.type === 'MemberExpression' ? node['property'] : node
  return /page$/i.test(nameOf(name))
}

function argumentsOf(node: Node): unknown[] {
  return node['arguments'] as unknown[]
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node['name']) : ''
}
