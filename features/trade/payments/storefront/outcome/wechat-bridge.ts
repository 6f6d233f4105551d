import type { WechatOpening } from '../../contract.ts'

type Dialog = NonNullable<WechatOpening['dialog']>

interface Bridge {
  invoke: (name: string, values: object, done: (result: { err_msg?: string }) => void) => void
}

function bridgeOf() {
  return (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge
}

/** Pages outside WeChat have no bridge; inside it appears a moment after the page. */
const patienceMs = 8_000

function bridgeReady(): Promise<Bridge | undefined> {
  return new Promise((resolve) => {
    const now = bridgeOf()
    if (now) return resolve(now)
    const timer = setTimeout(() => resolve(bridgeOf()), patienceMs)
    document.addEventListener(
      'WeixinJSBridgeReady',
      () => {
        clearTimeout(timer)
        resolve(bridgeOf())
      },
      { once: true },
    )
    return undefined
  })
}

export type DialogEnd = 'ok' | 'cancel' | 'fail' | 'noBridge'

/** Opens WeChat's payment dialog. Its result proves nothing: `ok` has been seen unpaid, and `cancel` paid. */
export async function openDialog(dialog: Dialog): Promise<DialogEnd> {
  const bridge = await bridgeReady()
  if (!bridge) return 'noBridge'
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', dialog, ({ err_msg: errMsg = '' }) => {
      const end = errMsg.split(':')[1]
      resolve(end === 'ok' || end === 'cancel' ? end : 'fail')
    })
  })
}
