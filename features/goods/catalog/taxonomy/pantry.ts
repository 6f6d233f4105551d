import { branch, leaf, type TaxonomyNode } from './node.ts'

const food = branch('food', '食品', 'Food', '식품', [
  branch('korean-kitchen', '朝鲜族风味', 'Korean food', '조선족 먹거리', [
    leaf('kimchi', '泡菜腌菜', 'Kimchi and pickles', '김치·절임'),
    leaf('cold-noodles', '冷面', 'Cold noodles', '냉면'),
    leaf('rice-cakes', '打糕年糕', 'Rice cakes', '떡'),
    leaf('sundae', '米肠', 'Sundae sausage', '순대'),
  ]),
  branch('grain', '米面粮油', 'Grain and oil', '쌀·밀가루·기름', [
    leaf('rice', '大米', 'Rice', '쌀'),
    leaf('flour', '面粉', 'Flour', '밀가루'),
    leaf('mixed-grains', '杂粮', 'Mixed grains', '잡곡'),
    leaf('sesame-oil', '芝麻油', 'Sesame oil', '참기름'),
    leaf('cooking-oil', '食用油', 'Cooking oil', '식용유'),
  ]),
  branch('seasoning', '调味品', 'Seasonings', '양념·장류', [
    leaf('soy-sauce', '酱油', 'Soy sauce', '간장'),
    leaf('gochujang', '辣椒酱', 'Gochujang', '고추장'),
    leaf('soybean-paste', '大酱', 'Soybean paste', '된장'),
    leaf('chili-powder', '辣椒粉', 'Chili powder', '고춧가루'),
    leaf('vinegar', '食醋', 'Vinegar', '식초'),
  ]),
  branch('instant-food', '方便速食', 'Instant food', '즉석식품', [
    leaf('instant-noodles', '方便面', 'Instant noodles', '라면'),
    leaf('instant-rice', '方便米饭', 'Instant rice', '즉석밥'),
    leaf('soup-stock', '汤料高汤', 'Soups and stock', '국물·육수'),
  ]),
  branch('snacks', '坚果蜜饯', 'Nuts and dried fruit', '견과·건과', [
    leaf('nuts', '坚果', 'Nuts', '견과'),
    leaf('dried-fruit', '果干', 'Dried fruit', '건과일'),
    leaf('biscuits', '饼干糕点', 'Cookies and cakes', '과자·케이크'),
  ]),
  branch('tonics', '滋补蜂蜜', 'Honey and tonics', '꿀·건강식품', [
    leaf('ginseng', '人参红参', 'Ginseng', '인삼·홍삼'),
    leaf('honey', '蜂蜜', 'Honey', '꿀'),
    leaf('mushrooms', '菌菇山珍', 'Mushrooms', '버섯·산나물'),
  ]),
  branch('drinks-dairy', '乳品冲饮', 'Dairy and drinks', '유제품·음료', [
    leaf('milk', '鲜奶', 'Fresh milk', '우유'),
    leaf('yogurt', '酸奶', 'Yogurt', '요구르트'),
    leaf('instant-coffee', '速溶咖啡', 'Instant coffee', '커피믹스'),
    leaf('juice', '果汁饮料', 'Juice', '주스'),
  ]),
])

const tea = branch('tea', '茶叶', 'Tea', '차', [
  branch('leaf-tea', '原叶茶', 'Leaf tea', '잎차', [
    leaf('green-tea', '绿茶', 'Green tea', '녹차'),
    leaf('black-tea', '红茶', 'Black tea', '홍차'),
    leaf('oolong', '乌龙茶', 'Oolong', '우롱차'),
    leaf('white-tea', '白茶', 'White tea', '백차'),
  ]),
  branch('dark-tea', '黑茶普洱', "Pu'er and dark tea", '보이·흑차', [
    leaf('ripe-puer', '普洱熟茶', "Ripe pu'er", '보이 숙차'),
    leaf('raw-puer', '普洱生茶', "Raw pu'er", '보이 생차'),
    leaf('dark-brick', '砖茶', 'Brick tea', '전차'),
  ]),
  branch('flower-tea', '花草茶', 'Flower and herb tea', '꽃차·허브차', [
    leaf('jasmine-tea', '茉莉花茶', 'Jasmine tea', '재스민차'),
    leaf('chrysanthemum-tea', '菊花茶', 'Chrysanthemum tea', '국화차'),
    leaf('barley-tea', '大麦茶', 'Barley tea', '보리차'),
    leaf('fruit-tea', '蜂蜜果茶', 'Honey fruit tea', '과일청·과일차'),
  ]),
  branch('teaware', '茶具', 'Teaware', '다기', [
    leaf('teapots', '茶壶', 'Teapots', '찻주전자'),
    leaf('teacups', '茶杯', 'Teacups', '찻잔'),
    leaf('tea-sets', '茶具套装', 'Tea sets', '다기 세트'),
  ]),
])

const wine = branch('wine', '酒类', 'Wine and spirits', '주류', [
  branch('rice-wine', '米酒', 'Rice wine', '막걸리·곡주', [
    leaf('makgeolli', '生米酒', 'Makgeolli', '생막걸리'),
    leaf('yellow-wine', '黄酒', 'Yellow wine', '황주'),
    leaf('sake', '清酒', 'Clear rice wine', '청주'),
  ]),
  branch('spirits', '白酒烈酒', 'Spirits', '증류주', [
    leaf('baijiu', '白酒', 'Baijiu', '백주'),
    leaf('soju', '烧酒', 'Soju', '소주'),
    leaf('whisky', '威士忌', 'Whiskey', '위스키'),
  ]),
  branch('fruit-wine', '果酒葡萄酒', 'Fruit wine', '과실주·와인', [
    leaf('blueberry-wine', '蓝莓酒', 'Blueberry wine', '블루베리 와인'),
    leaf('plum-wine', '青梅酒', 'Plum wine', '매실주'),
    leaf('grape-wine', '葡萄酒', 'Grape wine', '포도주'),
  ]),
  branch('beer', '啤酒', 'Beer', '맥주', [
    leaf('craft-beer', '精酿啤酒', 'Craft beer', '수제 맥주'),
    leaf('wheat-beer', '小麦白啤', 'Wheat beer', '밀맥주'),
    leaf('lager', '拉格啤酒', 'Lager', '라거'),
  ]),
])

export const pantry: TaxonomyNode[] = [food, tea, wine]
