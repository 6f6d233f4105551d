import { httpRefusals, type CallContext, type Viewer } from '@hojip/platform/http'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Device } from '../../contract.ts'
import { deviceName } from '../../rules/device-name.ts'
import { ownAccount } from '../../store/accounts.ts'
import { forgetDevices } from '../../store/changes.ts'
import { deleteOtherSessions, deleteSession, liveSessions, type DeviceRow } from '../../store/sessions.ts'
import { isKnownDevice, rememberDevice } from '../signing-in/known-device.ts'
import type { AccountsTools } from '../tools.ts'

type Signed = CallContext & { viewer: Viewer }

function shown(row: DeviceRow, viewer: Viewer): Device {
  return {
    pkId: row.id,
    ...deviceName(row.user_agent),
    ip: row.ip,
    inBrowser: row.bound,
    loginBy: row.auth_by as Device['loginBy'],
    gmtCreate: wireTime(row.created_at.getTime()),
    lastSeen: wireTime(row.last_seen_at.getTime()),
    lastSeenAt: row.last_seen_at.getTime(),
    isCurrent: row.id === viewer.sessionId,
  }
}

/** The devices that the caller is signed in on. */
export async function listDevices(
  tools: AccountsTools,
  { viewer }: { viewer: Viewer },
): Promise<{ list: Device[] }> {
  return { list: (await liveSessions(tools.db, viewer)).map((row) => shown(row, viewer)) }
}

/** A device signed out remotely has to prove the phone again; the caller's own device stays known. */
async function forgetOthers(tools: AccountsTools, context: Signed) {
  const account = await ownAccount(tools.db, context.viewer)
  if (!account) return
  const known = isKnownDevice(tools, context, account)
  await forgetDevices(tools.db, context.viewer)
  if (known) rememberDevice(tools, context, { id: account.id, device_epoch: account.device_epoch + 1 })
}

export async function endDevice(
  tools: AccountsTools,
  { pkId }: { pkId: string },
  context: Signed,
): Promise<null | Refusal<'http/notFound'>> {
  const ended = await deleteSession(tools.db, context.viewer, pkId)
  if (ended.length === 0) return refuse(httpRefusals.notFound)
  await tools.authenticator.revoked(ended)
  if (pkId !== context.viewer.sessionId) await forgetOthers(tools, context)
  return null
}

export async function endOtherDevices(tools: AccountsTools, context: Signed): Promise<null> {
  const { viewer } = context
  await tools.authenticator.revoked(await deleteOtherSessions(tools.db, viewer, viewer.sessionId))
  await forgetOthers(tools, context)
  return null
}
