import { warningText as text, type WarningText } from './warning-text.ts';

const EATEN = 'Keep away from {who}, and call a doctor if any was eaten or drunk.';
const ASK_EATEN = 'Ask a doctor or dietitian whether it suits {who} before it is eaten or drunk.';
const USED = 'Keep away from {who}, and call a doctor or pharmacist if it was used or taken.';
const ASK_USED = 'Ask a doctor or pharmacist before it is used by {who}.';

/** A message with what to do about food, and one with what to do about anything else. */
const forFood = (message: string): WarningText => text(message, EATEN, ASK_EATEN);
const forUse = (message: string): WarningText => text(message, USED, ASK_USED);

const PKU = '{ingredient} can harm {who}, whose body cannot break down phenylalanine.';
const GALACT = '{ingredient} can harm {who}, whose body cannot break down galactose.';
const HFI = '{ingredient} can harm {who}, whose body cannot break down fructose.';
const COELIAC = '{ingredient} can harm the bowel of {who} because of its gluten.';
const COELIAC_OATS =
  '{ingredient} may carry gluten that harms the bowel of {who}, because the oats are not declared gluten free.';
const G6PD = '{ingredient} may break down the red blood cells of {who}.';
const HYPERTENSION = '{ingredient} may raise the blood pressure of {who}.';
const KIDNEY = '{ingredient} may be hard on the kidneys of {who}.';
const EPILEPSY = '{ingredient} may bring on a seizure in {who}.';
const THYROID = '{ingredient} may interfere with the thyroid of {who}.';
const IMMUNO = '{ingredient} may carry live germs, which can make {who} ill.';
const ANTICOAG = '{ingredient} may change how a blood thinner works in {who}.';
const MAOI = '{ingredient} may react dangerously with an MAO inhibitor in {who}.';
const CYP3A4 = '{ingredient} may change how medicines work in {who}.';
const HAEMOCHROMATOSIS = '{ingredient} can harm {who}, in whose body iron builds up.';

/** Texts about pregnancy and health conditions. Those that exist twice are for food, and for what is used or taken. */
export const CONDITION_TEXTS = {
  pku: forUse(PKU),
  pku_eaten: forFood(PKU),
  galact: forUse(GALACT),
  galact_eaten: forFood(GALACT),
  hfi: forUse(HFI),
  hfi_eaten: forFood(HFI),
  coeliac: forUse(COELIAC),
  coeliac_eaten: forFood(COELIAC),
  coeliac_oats: forUse(COELIAC_OATS),
  coeliac_oats_eaten: forFood(COELIAC_OATS),
  g6pd: forUse(G6PD),
  g6pd_eaten: forFood(G6PD),
  hypertension: forUse(HYPERTENSION),
  hypertension_eaten: forFood(HYPERTENSION),
  kidney: forUse(KIDNEY),
  kidney_eaten: forFood(KIDNEY),
  epilepsy: forUse(EPILEPSY),
  epilepsy_eaten: forFood(EPILEPSY),
  thyroid: forUse(THYROID),
  thyroid_eaten: forFood(THYROID),
  immuno: forUse(IMMUNO),
  immuno_eaten: forFood(IMMUNO),
  anticoag: forUse(ANTICOAG),
  anticoag_eaten: forFood(ANTICOAG),
  maoi: forUse(MAOI),
  maoi_eaten: forFood(MAOI),
  cyp3a4: forUse(CYP3A4),
  cyp3a4_eaten: forFood(CYP3A4),
  haemochromatosis: forUse(HAEMOCHROMATOSIS),
  haemochromatosis_eaten: forFood(HAEMOCHROMATOSIS),
  coeliac_trace: text(
    'The label warns of possible traces of gluten ({ingredient}), which may harm the bowel of {who}.',
    EATEN,
    'Do not give it to {who} unless a doctor has said that traces are tolerated.',
  ),
  said_unsuitable: text(
    'The label says it is not suitable for {who} (“{ingredient}”).',
    EATEN,
    'Choose food for {who} whose label does not say this.',
  ),
  coeliac_unstated: text(
    '{ingredient} may contain gluten that harms the bowel of {who}, and the label does not say what it is made of.',
    EATEN,
    'Ask the maker before giving it to {who}.',
  ),
  coeliac_free: text(
    'The label declares it gluten free, though {ingredient} is in the list.',
    EATEN,
    'Ask a doctor or dietitian whether it suits {who}.',
  ),
  diabetes: text(
    '{ingredient} may raise the blood sugar of {who}.',
    EATEN,
    'Read the nutrition table, and ask a doctor or dietitian if unsure how it fits the diet of {who}.',
  ),
  migraine: text(
    '{ingredient} may bring on a migraine in {who}, though the evidence is weak.',
    USED,
    'Note whether it does, and choose a product without it for {who} if so.',
  ),
  migraine_used: text(
    '{ingredient} may bring on a migraine in {who}, though the evidence is weak.',
    USED,
    'Note whether it does, and have someone other than {who} use it if so.',
  ),
  germs: text(
    '{ingredient} may carry germs that make {who} seriously ill.',
    'Keep away from {who}; if any was eaten, call a doctor.',
    'Choose food without it for {who}, or heat it through, and call a doctor if fever follows.',
  ),
  lactose: text(
    '{ingredient} may contain milk sugar and cause cramps in {who}.',
    EATEN,
    'Choose a lactose-free version for {who}.',
  ),
  lactose_unstated: text(
    '{ingredient} may contain milk sugar, which may cause cramps in {who}, and the label does not say what it is made of.',
    EATEN,
    'Ask the maker before giving it to {who}.',
  ),
  galact_unstated: text(
    '{ingredient} may contain milk, which can harm {who}, and the label does not say what it is made of.',
    EATEN,
    'Ask the maker before giving it to {who}.',
  ),
  histamine: text(
    '{ingredient} may bring on flushing or headache in {who}, though the evidence is weak.',
    EATEN,
    'Note whether it does, and choose food without it for {who} if so.',
  ),
  alpha_gal: text(
    '{ingredient} may cause a severe reaction in {who} hours later, as it comes from mammals.',
    'Keep away from {who}; if any was swallowed and the face swells or breathing is difficult, call the emergency number at once.',
    'Ask a doctor whether this form suits {who}.',
  ),
  alpha_gal_flavour: text(
    '{ingredient} may be made from mammal meat, which may cause a severe reaction in {who} hours later.',
    EATEN,
    'Ask the maker what it is made from before giving it to {who}.',
  ),
  alpha_gal_dairy: text(
    '{ingredient} may or may not agree with {who}, as it is dairy.',
    EATEN,
    'Ask a doctor whether dairy suits {who}.',
  ),
  nickel: text(
    '{ingredient} may cause a rash in {who}.',
    USED,
    'Choose a product without it for {who}; wash the skin if it reacts.',
  ),
  nickel_eaten: text(
    '{ingredient} may make a rash worse in {who} when eaten.',
    EATEN,
    'Choose food with less of it for {who} if the skin reacts.',
  ),
  latex: text(
    '{ingredient} may cause a severe reaction in {who}.',
    'Keep away from {who}; wash it off, and call the emergency number at once if the face swells or breathing is difficult.',
    'Choose a product without it for {who}; call the emergency number if breathing is difficult.',
  ),
  latex_eaten: text(
    '{ingredient} may cause a reaction in {who}, as it resembles latex.',
    'Keep away from {who}, and call the emergency number at once if the face swells or breathing is difficult.',
    'Choose food without it for {who} if there has ever been a reaction.',
  ),
  // Pregnancy.
  preg: text(
    '{ingredient} may harm the unborn child of {who}.',
    'Keep away from {who}; if it was used or swallowed, call a doctor, midwife or pharmacist.',
    'Ask a doctor, midwife or pharmacist before it is used by {who}.',
  ),
  preg_home: text(
    '{ingredient} may harm the unborn child of {who}.',
    'Keep away from {who}; if it was used or swallowed, call a doctor, midwife or pharmacist.',
    'Have someone other than {who} use it, or ask a doctor, midwife or pharmacist first.',
  ),
  preg_coat: text(
    '{ingredient} may harm the unborn child of {who} when it gets onto the skin.',
    'Keep away from {who}; wash it off, and call a doctor, midwife or pharmacist if it got onto the skin.',
    'Have someone other than {who} treat the animal, and wash hands after stroking it.',
  ),
  preg_food: text(
    '{ingredient} may harm the unborn child of {who} when eaten or drunk.',
    'Keep away from {who}; if it was eaten or drunk, call a doctor or midwife.',
    'Ask a doctor or midwife whether {who} can have more than a little of it.',
  ),
  // No amount is known to be safe (WHO, "Alcohol and pregnancy").
  preg_alcohol: text(
    '{ingredient} may harm the unborn child of {who} when eaten or drunk.',
    'Keep away from {who}; if it was eaten or drunk, call a doctor or midwife.',
    'Choose food and drink without alcohol for {who}: even a little may do harm.',
  ),
  preg_medicine: text(
    '{ingredient} may harm the unborn child of {who}.',
    'Unless a doctor has prescribed it, keep away from {who}, and call a doctor or pharmacist before any use.',
    'Ask a doctor or pharmacist whether it suits {who} before it is taken or used.',
  ),
} as const satisfies Record<string, WarningText>;
