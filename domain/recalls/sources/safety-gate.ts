import { z } from 'zod';
import { makeNotice } from '../make-notice.ts';
import { type NoticeRead, refuse } from '../notice.ts';
import { countryCodes } from '../text/country.ts';
import { modelsIn } from '../text/marks-in-text.ts';
import { firstOf, text } from './record.ts';

/** One alert of the EU Safety Gate, as on its pages; covers two generations of fields. */
const Alert = z.object({
  alert_number: text,
  product_name: text,
  product_category: text,
  brand: text,
  product_description: text,
  model_type_number: text,
  risk_type: text,
  risk_description: text,
  risk_legal_provision: text,
  barcode: text,
  batch_number: text,
  production_dates: text,
  company_recall_code: text,
  measures_authorities: text,
  compulsory_measures: text,
  voluntary_measures: text,
  notifying_country: text,
  company_recall_page: text,
  case_url: text,
});

/** The year in an alert's number (`A12/03589/24`): the records have no other date. */
function yearOf(number: string): string | null {
  const year = /\/(\d{2})$/.exec(number.trim())?.[1];
  return year ? `20${year}-01-01` : null;
}

/** Reads an alert. Its brand field may be a placeholder for no brand. */
export function readSafetyGate(record: unknown): NoticeRead {
  const read = Alert.safeParse(record);
  if (!read.success) return refuse('The record is not an object.');
  const { data } = read;
  const brand = /^(?:unknown|none|n\/a|-|not known)$/i.test(data.brand.trim()) ? '' : data.brand;
  return makeNotice({
    source: 'safetygate',
    number: data.alert_number,
    title: [brand, data.product_name].filter((part) => part !== '').join(' '),
    brands: brand === '' ? [] : brand.split(/[;,/]/),
    products: [[data.product_name, data.product_description].filter((part) => part !== '').join(': ')],
    details: [data.product_description, data.company_recall_code],
    codes: [data.barcode],
    models: modelsIn(`model ${data.model_type_number}`),
    lots: data.batch_number.split(/[;,]/),
    category: data.product_category,
    reason: firstOf(data.risk_description, data.risk_legal_provision, data.risk_type),
    remedy: firstOf(data.measures_authorities, data.compulsory_measures, data.voluntary_measures),
    countries: countryCodes(data.notifying_country),
    link: firstOf(data.case_url, data.company_recall_page),
    publishedOn: yearOf(data.alert_number),
  });
}
