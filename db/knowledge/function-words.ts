/**
 * Words that an identity may name as its function: those with weighting rules (method M1.1.3, M4.3), and others that
 * are only shown, most of them functions of the CosIng inventory in our spelling.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `solvent emollient humectant surfactant_anionic surfactant_nonionic surfactant_amphoteric surfactant_cationic
  emulsifier thickener film_former preservative antioxidant chelator ph_adjuster fragrance colorant uv_filter abrasive
  exfoliant skin_active antiperspirant hair_dye anti_caries bleach disinfectant descaler builder enzyme
  optical_brightener propellant drain_opener insecticide herbicide fungicide rodenticide repellent sweetener flavour
  flavour_enhancer acidulant raising_agent sugar fat_oil food_base nutrient medicine coolant fuel fertiliser contaminant
  surfactant_residue
  absorbent acaricide adhesive algicide anaesthetic anti_dandruff anticaking anticorrosive antifoam antimicrobial
  antiplaque antiseborrhoeic antistatic astringent battery binder botanical bulking cleansing conditioner counterirritant
  curing_agent de_icer denaturant deodorant depilatory detangling dye emulsion_stabiliser firming fish_medicine fixative
  flour_treatment foam_booster foaming gel_former glazing_agent hair_conditioning hair_fixing hair_growth hair_waving
  hydrotrope keratolytic masking moisturising molluscicide monomer nail_conditioning nail_monomer nonstick opacifier
  oral_care oxidant paint_stripper pearlescent perm plasticiser probiotic reducing refatting refreshing rust_remover
  salt_substitute skin_conditioning skin_lightener skin_protecting smoothing soothing stabiliser stimulant synergist
  tanning tonic uv_absorber viscosity_controlling wheel_cleaner`.split(/\s+/),
);
