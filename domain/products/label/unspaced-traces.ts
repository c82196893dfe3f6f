import type { Span } from './excerpt.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** One statement. A bracket and the text before it are two. */
const STATEMENTS = /[^。！？!?\n（）()[\]【】]+/gu;
/** Where another statement or section begins, with or without punctuation before it. */
const SECTION =
  /(?=(?:配料|原料|原材料|成[分份][：:]|本品含有|(?<!可能|可能会|可能會|[还還也亦])含有[：:]|致敏|过敏原|過敏原|营养|營養|栄養|保质|保質|贮存|貯存|保存|产品标准|内容量|賞味|消費期限|製造者|販売者))/u;
/** Words that open a may-contain statement in Chinese and Japanese; they apply to all that follows in the statement. */
const OPENS =
  /(?:本品|本产品|本產品|产品|產品|内|內)?(?:还|還|也|亦)?可能(?:会|會|还|還|也)?(?:含有?|存在|带有|帶有)(?:微量|少量|痕量)?(?:的|以下)?(?:过敏原|過敏原)?[：:]?|(?:含|含有)(?:微量|痕量)的?|(?:本产品|本產品|本品|此产品|该产品)?(?:的|与|和)?(?:在)?(?:同一|同样的|此|该|共用)?(?:条|條)?(?:生产线|生產線|生产设备|生產設備|工厂|工廠|车间|車間)(?:上|中|内|內)?(?:还|還|也|亦|同时|同時)?(?:会|會|用于|用來)?(?:加工|生产|生產|处理|處理|使用)(?:过|過)?(?:含有?|使用)?|(?:本製品|本品|当製品|この製品|当商品|本商品)?の?(?:製造)?(?:工場|ライン|設備|施設)(?:内)?(?:では[、,]?|(?:で|にて)[、,])/u;
/** In Japanese these words come last, after the names they apply to. */
const CLOSES =
  /(?:を|が|は)?(?:含む|含まれる|含有する|混入する|入る|混入の)(?:可能性|恐れ|おそれ|場合|こと)|(?:を|も)(?:含む|含んだ|使用した|使用する|扱う)?(?:製品|商品|食品|原料)?(?:を|と)?(?:も)?(?:同じ|同一|共通|製造し|生産し|取り扱|扱っ)|(?:と|を)(?:同じ|同一の|共通の)(?:製造)?(?:設備|ライン|工場|機械|施設)/u;
/** Words that begin a statement about the product: its verb then applies to all its names. */
const SUBJECT = /^\s*(?:本製品|本品|当製品|この製品|当商品|本商品|同じ|同一)(?:は|で|の)?[、,]?/u;
const SEPARATOR = /[、，,・;；]/u;
/** Words for the allergens that Japanese labels name; an ingredient list has other names as well. */
const ALLERGENS =
  /^\s*(?:及び|および|または|や)?(?:卵|鶏卵|たまご|乳|牛乳|小麦|大麦|ライ麦|そば|落花生|ピーナ|えび|エビ|海老|かに|カニ|蟹|大豆|ごま|ゴマ|胡麻|くるみ|クルミ|アーモンド|カシュー|ナッツ|木の実|魚|さけ|さば|いか|あわび|いくら|ゼラチン|豚肉|鶏肉|牛肉|りんご|もも|キウイ|バナナ|オレンジ|まつたけ|やまいも)/u;

/** A statement of possible traces. */
export interface UnspacedTraces {
  /** The names it applies to. */
  readonly span: Span;
  /** Where the words that open it end; its beginning if there are none. */
  readonly names: number;
}

/**
 * The names of a statement that ends in its verb: all if it is about the product or of allergens only, else the last.
 */
const closed = (said: string, from: number, before: string): UnspacedTraces | null => {
  const verb = CLOSES.exec(said);
  if (verb === null) return null;
  const subject = SUBJECT.exec(said)?.[0].length ?? 0;
  const span = [from, from + said.length] as const;
  if (subject > 0) return { span, names: from + subject };
  const names = said.slice(0, verb.index).split(SEPARATOR);
  // A separate statement, after a list or in a bracket, rather than the end of a list.
  const apart = /(?:^|[。！？\n（()）])\s*$/u.test(before);
  if (apart && names.every((name) => ALLERGENS.test(name))) return { span, names: from };
  const last = said.lastIndexOf(names.at(-1) ?? '', verb.index);
  return { span: [from + Math.max(0, last), from + said.length], names: from + Math.max(0, last) };
};

/** Statements of possible traces in Chinese and Japanese, which put no space between words (method M2.7.24). @param text a label */
export const unspacedTraces = (text: string): readonly UnspacedTraces[] => {
  if (!UNSPACED.test(text)) return [];
  const found: UnspacedTraces[] = [];
  for (const { 0: statement, index } of text.matchAll(STATEMENTS)) {
    let from = index;
    for (const said of UNSPACED.test(statement) ? statement.split(SECTION) : []) {
      const opens = OPENS.exec(said);
      const late = opens === null ? closed(said, from, text.slice(0, from)) : null;
      if (opens !== null) {
        const start = from + opens.index;
        found.push({ span: [start, from + said.length], names: start + opens[0].length });
      } else if (late !== null) found.push(late);
      from += said.length;
    }
  }
  return found;
};

const FREE_OF = /(?:不含有?|未含|未添加|不添加|无添加|無添加)(?:任何)?[：:]?/u;
const FREE_BEHIND =
  /(?:は|を|も)?(?:一切)?(?:不使用|使用して(?:い|おり)ません|含みません|含んでいません|含まれて(?:い|おり)ません|含まない)/u;
const ALLERGENS_IN_CHINESE =
  /^\s*(?:和|及|与|與|或|以及)?(?:牛奶|牛乳|奶|乳|鸡蛋|雞蛋|蛋|麸质|麩質|小麦|小麥|谷蛋白|花生|坚果|堅果|大豆|黄豆|芝麻|鱼|魚|虾|蝦|蟹|甲壳|甲殼|贝|貝)/u;
const ENUMERATION = /[、和及与與或]/u;

/**
 * Chinese and Japanese statements that a food is free of several allergens: "不含牛奶、鸡蛋", "乳、卵、小麦不使用". A list
 * may end in such a claim about its last item, so each name must be an allergen (method M2.7.24).
 * @param text a label
 */
export const unspacedDenials = (text: string): readonly Span[] => {
  if (!UNSPACED.test(text)) return [];
  const found: Span[] = [];
  for (const { 0: said, index: from } of text.matchAll(STATEMENTS)) {
    const opens = FREE_OF.exec(said);
    if (opens !== null) {
      const start = opens.index + opens[0].length;
      const end = start + (/^[^，,；;・]*/u.exec(said.slice(start))?.[0].length ?? 0);
      const names = said.slice(start, end).split(ENUMERATION);
      if (names.every((name) => ALLERGENS_IN_CHINESE.test(name))) found.push([from + opens.index, from + end]);
      continue;
    }
    const behind = FREE_BEHIND.exec(said);
    if (behind === null || !/[。！？\n（()）]\s*$/u.test(text.slice(0, from))) continue;
    const subject = SUBJECT.exec(said)?.[0].length ?? 0;
    if (
      said
        .slice(subject, behind.index)
        .split(SEPARATOR)
        .every((name) => ALLERGENS.test(name))
    )
      found.push([from, from + said.length]);
  }
  return found;
};

/** A text without what such statements deny. @param text a label, or one of its brackets with the opening character */
export const withoutUnspacedDenials = (text: string): string =>
  unspacedDenials(text).reduceRight((rest, [start, end]) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
