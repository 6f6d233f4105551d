import { anyOf } from '@hojip/platform/db'
import type { Tx } from '@hojip/db'
import { inAllLocales } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { OriginInput, PlaceInput } from '../../rules/product-input.ts'

/** Adds or renames places of origin. */
export async function putPlaces(tx: Tx, places: readonly PlaceInput[]): Promise<void> {
  const rows = places.map(({ slug, country, name }) => ({ slug, country, name: inAllLocales(name) }))
  await sql`
    insert into origin_place (slug, country, name)
    select slug, country, name from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (slug text, country text, name jsonb)
    on conflict (slug) do update set country = excluded.country, name = excluded.name`.execute(tx)
}

/** Records where products come from, in place of what was recorded about them. */
export async function writeOrigins(
  tx: Tx,
  origins: readonly ({ goodsId: string } & OriginInput)[],
): Promise<void> {
  if (origins.length === 0) return
  const ids = origins.map(({ goodsId }) => goodsId)
  await sql`
    update goods g set origin_place = o.place
    from unnest(${ids}::uuid[], ${origins.map(({ place }) => place)}::text[]) as o (id, place)
    where g.id = o.id and g.origin_place is distinct from o.place`.execute(tx)
  await sql`delete from goods_import where goods_id = ${anyOf(ids)}`.execute(tx)
  const imports = origins.flatMap(({ goodsId, imported }) =>
    imported
      ? [
          {
            goods_id: goodsId,
            country: imported.country,
            way: imported.way,
            importer: inAllLocales(imported.importer),
            duty: inAllLocales(imported.duty),
          },
        ]
      : [],
  )
  const batches = origins.flatMap(({ goodsId, imported }) =>
    (imported?.batches ?? []).map(({ number, landedOn, cameBy, papers }) => ({
      goods_id: goodsId,
      number,
      landed_on: landedOn,
      came_by: cameBy,
      papers,
    })),
  )
  await sql`
    insert into goods_import (goods_id, country, way, importer, duty)
    select goods_id, country, way, importer, duty from jsonb_to_recordset(${JSON.stringify(imports)}::jsonb)
      as i (goods_id uuid, country text, way text, importer jsonb, duty jsonb)`.execute(tx)
  await sql`
    insert into import_batch (goods_id, number, landed_on, came_by, papers)
    select goods_id, number, landed_on, came_by, papers from jsonb_to_recordset(${JSON.stringify(batches)}::jsonb)
      as b (goods_id uuid, number text, landed_on text, came_by text, papers jsonb)`.execute(tx)
}
