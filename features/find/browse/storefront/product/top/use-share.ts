import { useClient, useTexts } from '@hojip/platform/page'
import { arrived } from '@hojip/platform/parts'
import { topTexts } from './texts.ts'

/** Shares a link to the product with its chosen option. The code loads at the press. */
export function useShare(goodsId: string, title: string, sku: string | undefined): () => void {
  const texts = useTexts(topTexts)
  const client = useClient()
  return () =>
    void arrived(() => import('@hojip/sharing/storefront/share')).then(({ share }) =>
      share(client, { goodsId, sku, title, texts }),
    )
}
