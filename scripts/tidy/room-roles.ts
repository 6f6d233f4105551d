import { isPageRole, placeOf, type Place, type Role } from './places.ts'
import type { Rule } from './rule.ts'
import type { Import } from './source.ts'
import type { Target } from './tree.ts'

/** A role may import roles with a higher number: routes, socket, jobs → actions → store → rules → contract. */
const rank: Partial<Record<Role, number>> = {
  index: 0,
  routes: 1,
  socket: 1,
  jobs: 1,
  actions: 2,
  store: 3,
  other: 3,
  rules: 4,
  refusals: 5,
  contract: 5,
}

/** Roles that may import each other; circles of files are the subject of another rule. */
const beside = [
  ['store', 'other'],
  ['contract', 'refusals'],
]

/** What pages take from the pages of any room: parts serve both sites, so neither site needs a page of the other. */
const pageRolesFor: Partial<Record<Role, readonly Role[]>> = {
  parts: ['parts'],
  storefront: ['storefront', 'parts'],
  business: ['business', 'parts'],
}

/** The sites, which list the pages of the rooms. */
const sites: Record<string, Role> = { 'apps/storefront': 'storefront', 'apps/business': 'business' }

/** Inside a room and between rooms, a role imports only the roles below it. */
export const roomRoles: Rule = {
  name: 'room-roles',
  check: (tree) =>
    tree.sources.flatMap((source) => {
      const here = placeOf(source.path)
      const site = sites[here.unit]
      if ((here.zone !== 'features' && !site) || here.test) return []
      return source.imports.flatMap((one) => {
        const target = tree.resolve(source.path, one.specifier)
        const message = site ? siteFault(site, target) : fault(here, target, one)
        return message ? [{ path: source.path, line: one.line, message }] : []
      })
    }),
}

function fault(here: Place, target: Target, one: Import): string | undefined {
  if (target.kind !== 'file') return undefined
  const there = placeOf(target.path)
  if (there.role === 'testing') return `imports ${target.path}: only tests do`
  if (there.zone !== 'features') return undefined
  const allowed = isPageRole(here.role) ? pageMay(here, there, one) : serverMay(here, there)
  if (allowed) return undefined
  const whose = here.unit === there.unit ? there.role : `${there.role} of ${there.unit}`
  return `${here.role} imports ${whose}${isPageRole(here.role) ? pageHint(there) : serverHint(here, there)}`
}

/** A site takes from the rooms what its pages may take. */
function siteFault(site: Role, target: Target): string | undefined {
  if (target.kind !== 'file') return undefined
  const there = placeOf(target.path)
  if (!isPageRole(there.role) || mayEnter(site, there.role)) return undefined
  return `the site imports ${there.role} of ${there.unit}${pageHint(there)}`
}

function mayEnter(role: Role, there: Role): boolean {
  return pageRolesFor[role]?.includes(there) ?? false
}

function serverMay(here: Place, there: Place): boolean {
  if (here.role === 'routes' && there.role === 'store') return false
  const mine = rank[here.role]
  // The index of another room counts as its actions: routes, jobs and actions may import it.
  const sameRoom = here.unit === there.unit
  const theirs = !sameRoom && there.role === 'index' ? 2 : rank[there.role]
  if (mine === undefined || theirs === undefined) return false
  if (!sameRoom) return mine <= theirs
  const pair = [here.role, there.role]
  return mine < theirs || here.role === there.role || beside.some((two) => pair.every((r) => two.includes(r)))
}

/**
 * A call's handler goes through an action, which takes the locks and returns refusals, and never uses the store itself.
 */
function serverHint(here: Place, there: Place): string {
  return here.role === 'routes' && there.role === 'store' ? ': it goes through an action' : ''
}

function pageMay(here: Place, there: Place, { typeOnly }: Import): boolean {
  if (there.role === 'rules' || mayEnter(here.role, there.role)) return true
  return there.role === 'contract' && typeOnly
}

function pageHint(there: Place): string {
  if (isPageRole(there.role)) return ': what both sites show stands in parts'
  return there.role === 'contract'
    ? ': pages take types only, by `import type`'
    : ': pages see contract types, rules and page parts'
}
