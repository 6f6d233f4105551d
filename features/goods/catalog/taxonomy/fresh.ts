import { branch, leaf, type TaxonomyNode } from './node.ts'

const seafood = branch('seafood', '海鲜水产', 'Seafood', '수산물', [
  branch('fish', '鱼类', 'Fish', '생선', [
    leaf('salmon', '三文鱼', 'Salmon', '연어'),
    leaf('pollack', '明太鱼', 'Pollack', '명태·황태'),
    leaf('cod', '鳕鱼', 'Cod', '대구'),
    leaf('hairtail', '带鱼', 'Hairtail', '갈치'),
  ]),
  branch('shellfish', '虾蟹贝类', 'Shellfish', '갑각류·조개', [
    leaf('shrimp', '鲜虾', 'Shrimp', '새우'),
    leaf('crab', '螃蟹', 'Crab', '게'),
    leaf('clams', '贝类', 'Clams and scallops', '조개·가리비'),
  ]),
  branch('seaweed', '海藻', 'Seaweed', '해조류', [
    leaf('roasted-laver', '烤海苔', 'Roasted laver', '구운 김'),
    leaf('wakame', '裙带菜', 'Wakame', '미역'),
    leaf('kombu', '海带', 'Kombu', '다시마'),
  ]),
  branch('preserved-seafood', '鱼干罐头', 'Dried and canned seafood', '건어물·통조림', [
    leaf('dried-squid', '鱿鱼丝', 'Dried squid', '오징어채'),
    leaf('canned-tuna', '金枪鱼罐头', 'Canned tuna', '참치캔'),
    leaf('dried-anchovy', '小鱼干', 'Dried anchovy', '마른멸치'),
  ]),
])

const frozenFood = branch('frozen-food', '冷冻食品', 'Frozen food', '냉동식품', [
  branch('frozen-dumplings', '水饺馄饨', 'Dumplings', '만두', [
    leaf('boiled-dumplings', '水饺', 'Boiled dumplings', '물만두'),
    leaf('pan-fried-dumplings', '煎饺', 'Pan-fried dumplings', '군만두'),
    leaf('wontons', '馄饨', 'Wontons', '완탕'),
  ]),
  branch('frozen-meals', '速冻主食', 'Frozen meals', '냉동 간편식', [
    leaf('frozen-pizza', '披萨', 'Pizza', '피자'),
    leaf('steamed-buns', '馒头包子', 'Steamed buns', '찐빵·왕만두'),
    leaf('fried-rice', '炒饭', 'Fried rice', '볶음밥'),
  ]),
  branch('hot-pot-frozen', '火锅丸料', 'Hot-pot balls', '어묵·완자', [
    leaf('fish-balls', '鱼丸', 'Fish balls', '어묵볼'),
    leaf('meat-balls', '肉丸', 'Meatballs', '고기완자'),
    leaf('frozen-shrimp', '虾仁', 'Peeled shrimp', '냉동 새우살'),
  ]),
  branch('ice-cream', '冰淇淋', 'Ice cream', '아이스크림', [
    leaf('tub-ice-cream', '杯装冰淇淋', 'Tubs', '컵 아이스크림'),
    leaf('ice-pops', '雪糕冰棍', 'Ice pops', '막대 아이스크림'),
    leaf('ice-cream-cones', '甜筒', 'Cones', '콘 아이스크림'),
  ]),
])

const meat = branch('meat', '肉类', 'Meat', '육류', [
  branch('beef', '牛肉', 'Beef', '소고기', [
    leaf('beef-rolls', '肥牛卷', 'Sliced beef rolls', '차돌박이·샤브샤브'),
    leaf('beef-steak', '牛排', 'Steak', '스테이크'),
    leaf('beef-ribs', '牛排骨牛骨', 'Beef ribs and bones', '갈비·사골'),
  ]),
  branch('pork', '猪肉', 'Pork', '돼지고기', [
    leaf('pork-belly', '五花肉', 'Pork belly', '삼겹살'),
    leaf('pork-ribs', '猪排骨', 'Pork ribs', '돼지갈비'),
    leaf('pork-shoulder', '梅花肉', 'Pork shoulder', '목살'),
  ]),
  branch('lamb-poultry', '羊肉禽肉', 'Lamb and poultry', '양고기·가금', [
    leaf('lamb-skewers', '羊肉串', 'Lamb skewers', '양꼬치'),
    leaf('chicken', '鸡肉', 'Chicken', '닭고기'),
    leaf('duck', '鸭肉', 'Duck', '오리고기'),
    leaf('eggs', '禽蛋', 'Eggs', '달걀'),
  ]),
  branch('cured-meat', '香肠腌肉', 'Sausages and cured meat', '소시지·가공육', [
    leaf('sausages', '香肠', 'Sausages', '소시지'),
    leaf('bacon', '培根', 'Bacon', '베이컨'),
    leaf('ham', '火腿', 'Ham', '햄'),
  ]),
])

const fruit = branch('fruit', '水果', 'Fruit', '과일', [
  branch('pome-fruit', '苹果梨', 'Apples and pears', '사과·배', [
    leaf('apple-pears', '苹果梨', 'Apple pears', '사과배'),
    leaf('apples', '苹果', 'Apples', '사과'),
    leaf('pears', '梨', 'Pears', '배'),
  ]),
  branch('citrus', '柑橘柚', 'Citrus', '감귤류', [
    leaf('tangerines', '蜜橘', 'Tangerines', '귤'),
    leaf('oranges', '橙子', 'Oranges', '오렌지'),
    leaf('pomelos', '柚子', 'Pomelos', '포멜로'),
  ]),
  branch('berries-grapes', '浆果葡萄', 'Berries and grapes', '베리·포도', [
    leaf('blueberries', '蓝莓', 'Blueberries', '블루베리'),
    leaf('strawberries', '草莓', 'Strawberries', '딸기'),
    leaf('grapes', '葡萄', 'Grapes', '포도'),
  ]),
  branch('stone-tropical', '桃李热带果', 'Stone and tropical fruit', '핵과·열대과일', [
    leaf('peaches', '桃子', 'Peaches', '복숭아'),
    leaf('cherries', '樱桃', 'Cherries', '체리'),
    leaf('bananas', '香蕉', 'Bananas', '바나나'),
    leaf('mangoes', '芒果', 'Mangoes', '망고'),
  ]),
])

export const fresh: TaxonomyNode[] = [seafood, frozenFood, meat, fruit]
