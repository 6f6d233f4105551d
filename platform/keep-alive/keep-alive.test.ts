import { expect, test } from 'vitest'
import { keepAlive, type KeepAliveOptions, type Living } from './index.ts'

interface Life extends Living {
  die: (why: string) => void
}

function aLife(stops: string[] = []): Life {
  let die = (_why: string) => {}
  const ended = new Promise<string>((done) => (die = done))
  const stop = async () => {
    stops.push('stopped')
    die('asked')
  }
  return { ended, stop, die }
}

/** The callbacks' calls, line by line, and a wait for the next line. */
function aStory() {
  const lines: string[] = []
  let wake = () => {}
  return {
    lines,
    tell: (line: string) => {
      lines.push(line)
      wake()
    },
    has: async (count: number) => {
      while (lines.length < count) await new Promise<void>((go) => (wake = go))
      return lines
    },
  }
}

function watched(first: Life, lives: (Life | Error)[], answer: 'goOn' | 'giveUp') {
  const story = aStory()
  const options: KeepAliveOptions<Life> = {
    start: async () => {
      const next = lives.shift()!
      if (next instanceof Error) throw next
      return next
    },
    onDeath: (why) => story.tell(`died: ${why}`),
    onReturn: () => story.tell('back'),
    onManyDeaths: (why) => {
      story.tell(`many: ${why}`)
      return answer
    },
    pausesMs: [0],
  }
  return { story, supervised: keepAlive(first, options) }
}

test('a dead process is restarted', async () => {
  const [first, second] = [aLife(), aLife()]
  const { story, supervised } = watched(first, [second], 'giveUp')
  first.die('killed')
  expect(await story.has(2)).toEqual(['died: killed', 'back'])
  await supervised.stop()
  expect(story.lines).toHaveLength(2)
})

test('three deaths within a minute are many; a start that fails is one', async () => {
  const [first, second] = [aLife(), aLife()]
  const { story } = watched(first, [second, new Error('no space left')], 'giveUp')
  first.die('killed')
  await story.has(2)
  second.die('killed again')
  expect(await story.has(5)).toEqual([
    'died: killed',
    'back',
    'died: killed again',
    'died: no space left',
    'many: no space left',
  ])
})

test('with `goOn` the caller is asked once, and it comes back in the end', async () => {
  const first = aLife()
  const full = () => new Error('full')
  const { story, supervised } = watched(first, [full(), full(), full(), aLife()], 'goOn')
  first.die('full')
  expect(await story.has(6)).toEqual([
    'died: full',
    'died: full',
    'died: full',
    'many: full',
    'died: full',
    'back',
  ])
  await supervised.stop()
})

test('one that comes back while it is being stopped is stopped too', async () => {
  const first = aLife()
  const stops: string[] = []
  let come = (_life: Life) => {}
  const supervised = keepAlive(first, {
    start: () => new Promise<Life>((done) => (come = done)),
    onDeath: () => undefined,
    onReturn: () => expect.fail('it is being stopped'),
    onManyDeaths: () => 'goOn',
    pausesMs: [0],
  })
  first.die('killed')
  await new Promise((done) => setTimeout(done, 20))
  const stopped = supervised.stop()
  come(aLife(stops))
  await stopped
  expect(stops).toEqual(['stopped'])
})
