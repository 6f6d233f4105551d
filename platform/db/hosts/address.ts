/** What `target_session_attrs` may ask of a server, with the meaning that libpq gives it. */
const sessionKinds = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const
export type SessionKind = (typeof sessionKinds)[number]

/** One server of an address. */
export interface Candidate {
  /** Its own address, which the driver understands. */
  url: string
  /** Such as `db1.internal:5432`, for messages. */
  name: string
}

export interface DatabaseAddress {
  candidates: readonly Candidate[]
  wanted: SessionKind
  /** How long one server may take to accept a connection; undefined where the caller decides. */
  connectMs: number | undefined
}

/** With several servers, one whose machine is gone must not use up the patience for all of them. */
const usualConnectMs = 2_000

const form =
  /^(?<scheme>postgres(?:ql)?:\/\/)(?<authority>[^/?#]*)(?<path>(?:\/[^?#]*)?)(?:\?(?<query>[^#]*))?$/

interface Parts {
  scheme: string
  /** With the `@`; empty without a user. */
  login: string
  path: string
  query: URLSearchParams
}

function wantedOf(query: URLSearchParams): SessionKind | { fault: string } {
  const text = query.get('target_session_attrs') ?? 'any'
  const wanted = sessionKinds.find((kind) => kind === text)
  return wanted ?? { fault: `target_session_attrs is ${text}; it may be ${sessionKinds.join(', ')}` }
}

function secondsOf(query: URLSearchParams): number | undefined | { fault: string } {
  const text = query.get('connect_timeout')
  if (text === null || text === '0') return undefined
  return /^\d{1,4}$/.test(text) ? Number(text) : { fault: 'connect_timeout is not a number of seconds' }
}

/** The hosts as `?host=a,b&port=1,2` names them, or as they stand before the path; either may be a list. */
function hostsOf(authority: string, query: URLSearchParams): string[] | { fault: string } {
  const named = query.get('host')?.split(',')
  const ports = query.get('port')?.split(',') ?? []
  const hosts = named ?? authority.split(',')
  if (ports.length > 1 && ports.length !== hosts.length)
    return { fault: `it has ${hosts.length} hosts and ${ports.length} ports` }
  const portAt = (i: number) => (ports.length > 1 ? ports[i] : ports[0])
  return hosts.map((host, i) => (portAt(i) ? `${host} ${portAt(i)}` : host))
}

function candidateOf({ scheme, login, path, query }: Parts, host: string, isInQuery: boolean): Candidate {
  const own = new URLSearchParams(query)
  own.delete('target_session_attrs')
  const [name = '', port] = host.split(' ')
  if (isInQuery) own.set('host', name)
  if (port) own.set('port', port)
  const text = own.toString()
  const url = `${scheme}${login}${isInQuery ? '' : name}${path}${text ? `?${text}` : ''}`
  return { url, name: nameOf(url) }
}

/** Where an address with one host leads, without user and password. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { hostname, port, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? (hostname || 'localhost')}:${searchParams.get('port') ?? (port || 5432)}`
}

/**
 * Reads the address of a database as libpq does: one host or several, separated by commas, each with its port, and what
 * `target_session_attrs` asks of them. The driver itself knows one host, and ignores the parameter.
 * @returns the end of a sentence about what is wrong with it, in `fault`
 */
export function readAddress(url: string): DatabaseAddress | { fault: string } {
  const groups = form.exec(url)?.groups
  if (!groups) return { fault: 'it does not begin with postgres://' }
  const { scheme = '', authority = '', path = '', query: text = '' } = groups
  const at = authority.lastIndexOf('@') + 1
  const query = new URLSearchParams(text)
  const parts = { scheme, login: authority.slice(0, at), path, query }
  const wanted = wantedOf(query)
  if (typeof wanted === 'object') return wanted
  const seconds = secondsOf(query)
  if (typeof seconds === 'object') return seconds
  const hosts = hostsOf(authority.slice(at), query)
  if ('fault' in hosts) return hosts
  const isSimple = hosts.length === 1 && !query.has('target_session_attrs')
  const candidates = isSimple
    ? [{ url, name: nameOf(url) }]
    : hosts.map((host) => candidateOf(parts, host, query.has('host')))
  const strange = candidates.find((one) => !URL.canParse(one.url))
  if (strange) return { fault: 'a host or a port of it cannot be read' }
  const usual = hosts.length > 1 ? usualConnectMs : undefined
  return { candidates, wanted, connectMs: seconds === undefined ? usual : seconds * 1_000 }
}

/** @throws when the address cannot be read */
export function addressFrom(url: string): DatabaseAddress {
  const address = readAddress(url)
  if ('fault' in address) throw new Error(`the address of the database is wrong: ${address.fault}`)
  return address
}

/** The address of a database without user and password, for messages. */
export function addressOf(url: string): string {
  const { candidates } = addressFrom(url)
  const { pathname } = new URL(candidates[0]?.url ?? url)
  return `${candidates.map(({ name }) => name).join(',')}${pathname}`
}

/** Who is signed in by an address, and to which database. */
export function loginOf(url: string): { user: string; database: string } {
  const { username, pathname } = new URL(addressFrom(url).candidates[0]?.url ?? url)
  return { user: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) }
}
