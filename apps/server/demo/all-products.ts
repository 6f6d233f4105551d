import listed from './products.json' with { type: 'json' }
import { agrochemicalsProducts } from './products/agrochemicals.ts'
import { bathroomProducts } from './products/bathroom.ts'
import { bodyCareProducts } from './products/body-care.ts'
import { cleaningProducts } from './products/cleaning.ts'
import { cookwareProducts } from './products/cookware.ts'
import { fertiliserProducts } from './products/fertiliser.ts'
import { foodProducts } from './products/food.ts'
import { frozenFoodProducts } from './products/frozen-food.ts'
import { fruitProducts } from './products/fruit.ts'
import { furnitureProducts } from './products/furniture.ts'
import { hairCareProducts } from './products/hair-care.ts'
import { hardwareProducts } from './products/hardware.ts'
import { instrumentsProducts } from './products/instruments.ts'
import { jewelleryProducts } from './products/jewellery.ts'
import { lightingProducts } from './products/lighting.ts'
import { meatProducts } from './products/meat.ts'
import { oralCareProducts } from './products/oral-care.ts'
import { paperProducts } from './products/paper-products.ts'
import { petsProducts } from './products/pets.ts'
import { plantsProducts } from './products/plants.ts'
import { seafoodProducts } from './products/seafood.ts'
import { shoesProducts } from './products/shoes.ts'
import { teaProducts } from './products/tea.ts'
import { toysProducts } from './products/toys.ts'
import { watchesProducts } from './products/watches.ts'
import { wineProducts } from './products/wine.ts'
import { t, type DemoProduct as DescribedProduct, type Text3 } from './product-type.ts'

/** One product of the demo: its line in products.json and its description. */
export interface DemoProduct extends DescribedProduct {
  name: Text3
  brand: Text3
  /** The price of the option value whose factor is 1, on the first axis. */
  priceFen: number
  options: { name: Text3; values: Text3[] }[]
}

const described = new Map(
  [
    foodProducts,
    teaProducts,
    wineProducts,
    seafoodProducts,
    frozenFoodProducts,
    meatProducts,
    fruitProducts,
    cookwareProducts,
    watchesProducts,
    jewelleryProducts,
    lightingProducts,
    furnitureProducts,
    bathroomProducts,
    bodyCareProducts,
    shoesProducts,
    hairCareProducts,
    oralCareProducts,
    cleaningProducts,
    paperProducts,
    plantsProducts,
    fertiliserProducts,
    agrochemicalsProducts,
    petsProducts,
    toysProducts,
    instrumentsProducts,
    hardwareProducts,
  ]
    .flat()
    .map((product) => [product.id, product]),
)

/** Every product of the demo, in the order of products.json. */
export const demoProducts: DemoProduct[] = listed.map((line) => {
  const description = described.get(line.id)
  if (!description) throw new Error(`the demo product ${line.id} has no description`)
  return {
    ...description,
    name: t(line.zh, line.en, line.ko),
    brand: t(line.brandZh, line.brandEn, line.brandKo),
    priceFen: line.priceFen,
    options: line.options.map((axis) => ({
      name: t(axis.nameZh, axis.nameEn, axis.nameKo),
      values: axis.values.map((value) => t(value.zh, value.en, value.ko)),
    })),
  }
})
