import { expect, test } from 'vitest'
import { addressOf, loginOf, readAddress } from './address.ts'

function candidatesOf(url: string) {
  const address = readAddress(url)
  return 'fault' in address ? address.fault : address.candidates.map((one) => one.url)
}

test.each([
  ['postgres://u:p@h:5432/mall?sslmode=verify-full', ['postgres://u:p@h:5432/mall?sslmode=verify-full']],
  ['postgresql://u:p@h/mall', ['postgresql://u:p@h/mall']],
  ['postgres:///mall?host=/run/postgresql', ['postgres:///mall?host=/run/postgresql']],
  [
    'postgres://u:p@h1:5433,h2/mall?target_session_attrs=read-write&sslmode=disable',
    ['postgres://u:p@h1:5433/mall?sslmode=disable', 'postgres://u:p@h2/mall?sslmode=disable'],
  ],
  [
    'postgres://u:p%2C%40@[::1]:5433,[fd00::2]/mall',
    ['postgres://u:p%2C%40@[::1]:5433/mall', 'postgres://u:p%2C%40@[fd00::2]/mall'],
  ],
  ['postgres://h/mall?target_session_attrs=primary', ['postgres://h/mall']],
  [
    'postgres:///mall?host=/run/a,/run/b&port=5433,5434&user=u',
    [
      'postgres:///mall?host=%2Frun%2Fa&port=5433&user=u',
      'postgres:///mall?host=%2Frun%2Fb&port=5434&user=u',
    ],
  ],
  ['postgres://h1,h2/mall?port=6000', ['postgres://h1/mall?port=6000', 'postgres://h2/mall?port=6000']],
])('the servers of %s', (url, candidates) => expect(candidatesOf(url)).toEqual(candidates))

test.each([
  ['mysql://h/mall', 'it does not begin with postgres://'],
  [
    'postgres://h/mall?target_session_attrs=master',
    'target_session_attrs is master; it may be any, read-write, read-only, primary, standby, prefer-standby',
  ],
  ['postgres://h/mall?connect_timeout=soon', 'connect_timeout is not a number of seconds'],
  ['postgres:///mall?host=a,b,c&port=1,2', 'it has 3 hosts and 2 ports'],
  ['postgres://u:p@h1:54x,h2/mall', 'a host or a port of it cannot be read'],
  ['postgres://u:p@h1,/mall', 'a host or a port of it cannot be read'],
])('what is wrong with %s', (url, fault) => expect(candidatesOf(url)).toBe(fault))

test.each([
  ['postgres://u:p@h1,h2/mall', 2_000],
  ['postgres://u:p@h1,h2/mall?connect_timeout=5', 5_000],
  ['postgres://u:p@h1/mall?connect_timeout=5', 5_000],
  ['postgres://u:p@h1/mall', undefined],
])('how long a server of %s may take to accept a connection', (url, connectMs) =>
  expect(readAddress(url)).toMatchObject({ connectMs }),
)

test.each([
  ['postgres://u:p@h1:5433,[::1]/mall?target_session_attrs=any', 'h1:5433,[::1]:5432/mall'],
  ['postgres://u:p@127.0.0.1:5433/mall', '127.0.0.1:5433/mall'],
  ['postgres:///mall?host=/run/a,/run/b', '/run/a:5432,/run/b:5432/mall'],
])('%s in a message', (url, said) => expect(addressOf(url)).toBe(said))

test('who signs in, and where', () =>
  expect(loginOf('postgres://li%40n:p@h1,h2:6000/mall%20a?target_session_attrs=any')).toEqual({
    user: 'li@n',
    database: 'mall a',
  }))
