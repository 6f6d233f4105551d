import { productHref } from '@hojip/hrefs/browse'
import { isApiError, type Client } from '@hojip/platform/client'
import { toast } from '@hojip/platform/page'
import { copyText, shareByDevice } from '@hojip/platform/storage'

interface ToShare {
  goodsId: string
  /** The chosen option, when one was chosen. */
  sku: string | undefined
  title: string
  texts: { linkCopied: string; linkNotCopied: string }
}

/** A link for other people; the page's own address when the server cannot make one now. */
async function linkTo(client: Client, { goodsId, sku }: ToShare): Promise<string> {
  try {
    const target = { targetType: 'goods', targetId: goodsId } as const
    return (await client('POST /appShare/createLink', { ...target, ...(sku && { goodsSpecId: sku }) })).url
  } catch (error) {
    if (!isApiError(error) && !(error instanceof TypeError)) throw error
    return location.origin + productHref(goodsId, sku)
  }
}

/** Opens the device's share dialog; where there is none, copies the link. */
export async function share(client: Client, toShare: ToShare): Promise<void> {
  const { title, texts } = toShare
  const url = await linkTo(client, toShare)
  if (shareByDevice({ title, url })) return
  const isCopied = await copyText(url)
  toast(isCopied ? 'success' : 'error', isCopied ? texts.linkCopied : texts.linkNotCopied)
}
