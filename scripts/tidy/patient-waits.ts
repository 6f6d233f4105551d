import { placeOf } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, nameOf, type Node, type Source } from './source.ts'

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
  if (!isMember(callee)) return false
  return nameOf(callee.object) === 'vi' && /^wait(For|Until)$/.test(nameOf(callee.property))
}

/** What Playwright reads from a page as it is now. */
const looks = new Set(
  `allInnerTexts allTextContents count getAttribute innerHTML innerText inputValue isChecked isDisabled isEditable
  isEnabled isHidden isVisible textContent title`.split(/\s+/),
)

/**
 * `expect(await box.isChecked()).toBe(true)`. That something is not so is asked of a page that is ready, by `.not` or by
 * `toBe(0)` and `toBe(false)`: waiting would hide what is shown for a moment.
 */
function singleLooks(source: Source): Finding[] {
  return source
    .nodes('CallExpression')
    .filter(({ callee, arguments: given }) => {
      const [wanted] = given as unknown[]
      return isMember(callee) && expectsLook(callee['object']) && !isNone(wanted)
    })
    .map((node) => ({
      path: source.path,
      line: source.lineAt(node.start),
      message: 'looks once at a page that may still change: use `expect.poll`',
    }))
}

function isNone(node: unknown): boolean {
  return isNode(node) && node.type === 'Literal' && (node['value'] === 0 || node['value'] === false)
}

function expectsLook(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'CallExpression' || nameOf(node['callee']) !== 'expect') return false
  return looksOnce(argumentsOf(node)[0])
}

/** A look, or what is read off the page's address: `new URL(page.url()).pathname`. */
function looksOnce(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'AwaitExpression') return looksOnce(node['argument'])
  if (node.type === 'ParenthesizedExpression') return looksOnce(node['expression'])
  if (node.type === 'MemberExpression') return looksOnce(node['object'])
  if (node.type === 'NewExpression') return argumentsOf(node).some(looksOnce)
  const { callee } = node
  if (node.type !== 'CallExpression' || !isMember(callee)) return false
  const [object, name] = [callee['object'], nameOf(callee['property'])]
  return looks.has(name) || (name === 'url' && isPage(object)) || looksOnce(object)
}

/** Requests and answers have an address too, which stays. */
function isPage(node: unknown): boolean {
  return /page$/i.test(nameOf(isMember(node) ? node['property'] : node))
}

function isMember(node: unknown): node is Node {
  return isNode(node) && node.type === 'MemberExpression'
}

function argumentsOf(node: Node): unknown[] {
  return node['arguments'] as unknown[]
}
