import { Readable } from 'node:stream'
import { isRefusal, refuse } from '../../refusal/index.ts'
import type { FastifyRequest } from 'fastify'
import type { Bound } from '../bind.ts'
import type { Call } from '../contract.ts'
import { isJson, parseBody, parseQuery, storable, type Body } from './input.ts'
import { isMultipart, readMultipart, type FormRoom } from './multipart.ts'
import { httpRefusals } from '../refusals.ts'

/** The fields of query or body, overridden by those of the path. */
export function readInput(bound: Bound, request: FastifyRequest, raw: Buffer): Body {
  const places = request.params as Record<string, string>
  if (!storable(places)) return refuse(httpRefusals.malformed)
  if (bound.call.auth === 'callback') return { value: places }
  const contentType = request.headers['content-type']
  // Pages of other sites can send forms or plain text without a preflight request; ours send JSON.
  if ((raw.length > 0 || isMultipart(contentType)) && !isJson(contentType))
    return refuse(httpRefusals.notJson)
  const read = bound.key.startsWith('GET ') ? parseQuery(request.url.split('?')[1] ?? '') : parseBody(raw)
  return isRefusal(read) ? read : { value: { ...read.value, ...places } }
}

/** Reads the fields and the file of a form that is still being received. */
export async function readForm(
  form: NonNullable<Call['file']>,
  request: FastifyRequest,
  room: FormRoom,
): Promise<Body> {
  const headers = request.headers as Record<string, string | undefined>
  const { body, params } = request as { body: unknown; params: Record<string, string> }
  if (!isMultipart(headers['content-type']) || !isStream(body)) return refuse(httpRefusals.notForm)
  if (!storable(params)) return refuse(httpRefusals.malformed)
  const read = await readMultipart({ stream: body, headers }, form, room)
  return isRefusal(read) ? read : { value: { ...read.value, ...params } }
}

function isStream(body: unknown): body is Readable {
  return body instanceof Readable
}
