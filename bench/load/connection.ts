import { connect, type Socket } from 'node:net'
import { bytesOf, type Request } from './request.ts'

export interface Answer {
  status: number
  /** Of the body, when it is compressed. */
  encoding: string | undefined
  body: Buffer
}

export interface Connection {
  /** Sends the bytes of a request; only one request may be in flight. */
  send(request: Buffer, onAnswer: (answer: Answer) => void): void
  /** False when the server has closed the connection, as it does after a minute without a request. */
  isOpen(): boolean
  close(): void
}

const headEnd = Buffer.from('\r\n\r\n')
const lengthLine = /\r\ncontent-length: *(\d+)/i
const encodingLine = /\r\ncontent-encoding: *(\w+)/i

/**
 * A kept-alive connection that does just enough of HTTP to measure with: whole requests out, answers with a
 * content-length in. Without `onBroken` a connection that breaks in the middle ends the program. It costs a fraction of the processor time of Node's own client, which would distort the figures.
 */
export function openConnection(port: number, onBroken?: () => void): Promise<Connection> {
  return new Promise((done, fail) => {
    let waiting: ((answer: Answer) => void) | undefined
    let received: Buffer = Buffer.alloc(0)
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const broken = (error: Error) => {
      if (!waiting) return
      if (!onBroken) throw error
      waiting = undefined
      onBroken()
    }
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.off('error', fail)
      socket.on('error', broken)
      socket.on('close', () => broken(new Error(`the server at ${port} closed the connection`)))
      done({
        send: (request, onAnswer) => {
          waiting = onAnswer
          socket.write(request)
        },
        isOpen: () => socket.readyState === 'open',
        close: () => {
          waiting = undefined
          socket.destroy()
        },
      })
    })
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const end = received.indexOf(headEnd)
      if (end < 0) return
      const head = received.toString('latin1', 0, end)
      const length = lengthLine.exec(head)?.[1]
      if (length === undefined) throw new Error(`a response without content-length:\n${head}`)
      const size = end + 4 + Number(length)
      if (received.length < size) return
      const answer = {
        status: Number(head.slice(9, 12)),
        encoding: encodingLine.exec(head)?.[1],
        body: received.subarray(end + 4, size),
      }
      received = received.subarray(size)
      const onAnswer = waiting
      waiting = undefined
      onAnswer?.(answer)
    })
  })
}

/** Sends the requests one after another over a connection of their own, so that no two share a statement. */
export async function askEach(port: number, requests: readonly Request[]): Promise<Answer[]> {
  const connection = await openConnection(port)
  const answers: Answer[] = []
  for (const request of requests) answers.push(await ask(connection, bytesOf(request)))
  connection.close()
  return answers
}

export function ask(connection: Connection, request: Buffer): Promise<Answer> {
  return new Promise((done) => connection.send(request, done))
}
