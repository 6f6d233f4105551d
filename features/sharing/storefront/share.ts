import { isApiError, type Client } from '@hojip/platform/client'
import { toast } from '@hojip/platform/page'
import { copyText, shareByDevice } from '@hojip/platform/storage'

interface ToShare {
  goodsId: string
  title: string
  texts: { linkCopied: string; linkNotCopied: string }
}

/** A link for other people; the page's own address when the server cannot make one now. */
async function linkTo(client: Client, goodsId: string): Promise<string> {
  try {
    return (await client('POST /appShare/createLink', { targetType: 'goods', targetId: goodsId })).url
  } catch (error) {
    if (!isApiError(error) && !(error instanceof TypeError)) throw error
    return location.origin + location.pathname
  }
}

/** Opens the device's share dialog; where there is none, copies the link. */
export async function share(client: Client, { goodsId, title, texts }: ToShare): Promise<void> {
  const url = await linkTo(client, goodsId)
  if (shareByDevice({ title, url })) return
  const isCopied = await copyText(url)
  toast(isCopied ? 'success' : 'error', isCopied ? texts.linkCopied : texts.linkNotCopied)
}
