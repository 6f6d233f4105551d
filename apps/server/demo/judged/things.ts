/**
 * What comes first when a query names a thing: `query => product product > product`. Those before the stroke are the
 * first of the list in any order; those behind it come after them or not at all.
 */
export const thingsByLocale = {
  'zh-CN': `
绿茶 => greentea > catlitter
茶 => greentea|oolong|puer|chrysan|jasmine|citron|barley > catlitter celadon
红酒 => wine|plumwine > beer hairdye
大米 => rice > flour sesameoil gochujang
米 => rice > flour sesameoil
咖啡 => coffee
牛奶 => milk > icecream
泡菜 => kimchi > dumplings
苹果 => apples > applepear
蓝莓 => freshblue > wine
葡萄 => grapes
鱼丸 => fishball
卷纸 => rolls > tissue
牙膏 => toothpaste
洗发水 => shampoo > hairmask
白菜 => kimchi > dumplings
`,
  'ko-KR': `
녹차 => greentea > catlitter
차 => greentea|oolong|puer|chrysan|jasmine|citron|barley > catlitter
쌀 => rice > flour sesameoil gochujang
휴지 => tissue|rolls tissue|rolls > kitchenpaper
와인 => wine > ladywatch hairdye
김치 => kimchi > dumplings
사과 => apples > applepear
우유 => milk > icecream
커피 => coffee
샴푸 => shampoo
비누 => soapbar
고양이 사료 => catfood > catlitter
블루베리 => freshblue > wine
`,
  'en-US': `
green tea => greentea > catlitter
tea => greentea|oolong|jasmine|chrysan|citron|barley|puer > catlitter celadon
rice => rice > makgeolli flour sesameoil
wine => wine plumwine > hairdye ladywatch beer
milk => milk > icecream
kimchi => kimchi > dumplings
apples => apples > applepear
blueberries => freshblue blueberry > wine
cat food => catfood > catlitter catbed
shampoo => shampoo > hairmask
soap => soapbar > bodywash
toilet paper => rolls > kitchenpaper
steak => steak
`,
}
