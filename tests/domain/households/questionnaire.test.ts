import { describe, expect, it } from 'vitest';
import type { Household, Member } from '#domain/households/household.ts';
import {
  knownAnswers,
  QuestionnaireAnswers,
  type QuestionnaireDraft,
  questionnaireChanges,
  stepIsAnswered,
} from '#domain/households/questionnaire.ts';

const PERSON = { id: '01900000-0000-7000-8000-00000000000a', name: 'Maya' };
const NOBODY: Household = { members: [], pets: [] };
const answers = (part: object) =>
  QuestionnaireAnswers.parse({ hasYoungChildren: false, hasPets: false, hasAllergies: false, ...part });
const member = (part: Partial<Member>): Member => ({
  id: '01900000-0000-7000-8002-0000000000aa',
  name: 'Maya',
  ageGroup: 'adult',
  pregnant: false,
  allergyTypes: [],
  allergens: [],
  conditions: [],
  ...part,
});

describe('the steps of the questionnaire (product P2.3.3)', () => {
  const draft: QuestionnaireDraft = {
    hasYoungChildren: null,
    hasPets: null,
    petTypes: [],
    hasAllergies: null,
    allergyTypes: [],
  };

  it('need an answer, and at least one kind after a yes', () => {
    expect(stepIsAnswered('children', draft)).toBe(false);
    expect(stepIsAnswered('children', { ...draft, hasYoungChildren: false })).toBe(true);
    expect(stepIsAnswered('pets', draft)).toBe(false);
    expect(stepIsAnswered('pets', { ...draft, hasPets: false })).toBe(true);
    expect(stepIsAnswered('pets', { ...draft, hasPets: true })).toBe(false);
    expect(stepIsAnswered('pets', { ...draft, hasPets: true, petTypes: ['cat'] })).toBe(true);
    expect(stepIsAnswered('allergies', draft)).toBe(false);
    expect(stepIsAnswered('allergies', { ...draft, hasAllergies: false })).toBe(true);
    expect(stepIsAnswered('allergies', { ...draft, hasAllergies: true })).toBe(false);
    expect(stepIsAnswered('allergies', { ...draft, hasAllergies: true, allergyTypes: ['skin'] })).toBe(true);
  });

  it('are held to the same by the call', () => {
    const problem = (part: object) =>
      QuestionnaireAnswers.safeParse({ hasYoungChildren: false, hasPets: false, hasAllergies: false, ...part }).error
        ?.issues[0];
    expect(problem({ hasPets: true })).toMatchObject({ path: ['petTypes'] });
    expect(problem({ hasAllergies: true })).toMatchObject({ path: ['allergyTypes'] });
    expect(problem({ petTypes: ['dragon'] })).toMatchObject({ path: ['petTypes', 0] });
    expect(problem({})).toBeUndefined();
  });

  it('clear the kinds where the answer is no', () => {
    expect(answers({ petTypes: ['cat'], allergyTypes: ['skin'] })).toMatchObject({ petTypes: [], allergyTypes: [] });
  });
});

describe('what the answers add to the household (product P2.3.3)', () => {
  const everything = answers({
    hasYoungChildren: true,
    hasPets: true,
    petTypes: ['cat', 'bird'],
    hasAllergies: true,
    allergyTypes: ['skin'],
  });

  it('is a young child, a pet of each kind, and the allergies of the person', () => {
    const changes = questionnaireChanges(everything, PERSON, NOBODY);
    expect(changes.map(({ type, payload }) => [type, payload])).toEqual([
      ['member.create', { name: 'Young child', ageGroup: 'child', pregnant: false }],
      ['pet.create', { type: 'cat', name: 'Cat' }],
      ['pet.create', { type: 'bird', name: 'Bird' }],
      ['member.create', { name: 'Maya', ageGroup: 'adult', pregnant: false }],
      ['member.addElement', { kind: 'allergyType', value: 'skin' }],
    ]);
    expect(new Set(changes.map(({ entityId }) => entityId)).size).toBe(4);
  });

  it('has the same ids on two phones, and others for another person', () => {
    const ids = (id: string) =>
      questionnaireChanges(everything, { ...PERSON, id }, NOBODY).map(({ entityId }) => entityId);
    expect(ids(PERSON.id)).toEqual(ids(PERSON.id));
    const others = ids('01900000-0000-7000-8001-00000000000b');
    expect(ids(PERSON.id).filter((id) => others.includes(id))).toEqual([]);
  });

  it('is nothing that is there already', () => {
    const there: Household = {
      members: [member({ allergyTypes: ['skin'] }), member({ id: 'b', name: 'Ida', ageGroup: 'infant' })],
      pets: [
        { id: 'c', type: 'cat', name: 'Miso' },
        { id: 'd', type: 'bird', name: 'Kiki' },
      ],
    };
    expect(questionnaireChanges(everything, PERSON, there)).toEqual([]);
  });

  it('gives the allergies to the grown-up of that name, never to a child of that name', () => {
    const one = answers({ hasAllergies: true, allergyTypes: ['dust'] });
    const grown = member({});
    expect(questionnaireChanges(one, PERSON, { members: [grown], pets: [] })).toMatchObject([
      { type: 'member.addElement', entityId: grown.id },
    ]);
    const child = member({ ageGroup: 'child' });
    expect(questionnaireChanges(one, PERSON, { members: [child], pets: [] })).toMatchObject([
      { type: 'member.create', payload: { name: 'Maya' } },
      { type: 'member.addElement' },
    ]);
  });

  it('is nothing where every answer is no', () => {
    expect(questionnaireChanges(answers({}), PERSON, NOBODY)).toEqual([]);
  });
});

describe('what is known before somebody answers again (product P2.3.6)', () => {
  it('is nothing of somebody new', () => {
    expect(knownAnswers(NOBODY, PERSON, null)).toEqual({
      hasYoungChildren: null,
      hasPets: null,
      petTypes: [],
      hasAllergies: null,
      allergyTypes: [],
    });
  });

  it('is a yes for whoever lives here, and for what the person is allergic to, whatever was answered', () => {
    const home: Household = {
      members: [member({ allergyTypes: ['dust'] }), member({ id: 'b', name: 'Ida', ageGroup: 'infant' })],
      pets: [
        { id: 'c', type: 'cat', name: 'Miso' },
        { id: 'd', type: 'cat', name: 'Mina' },
      ],
    };
    expect(knownAnswers(home, PERSON, { hasYoungChildren: false, hasPets: false })).toEqual({
      hasYoungChildren: true,
      hasPets: true,
      petTypes: ['cat'],
      hasAllergies: true,
      allergyTypes: ['dust'],
    });
  });

  it('is a no where that was answered, and open where a yes no longer holds', () => {
    const older = { members: [member({ name: 'Jonas', ageGroup: 'teen', allergyTypes: ['skin'] })], pets: [] };
    expect(knownAnswers(older, PERSON, { hasYoungChildren: true, hasPets: false })).toMatchObject({
      hasYoungChildren: null,
      hasPets: false,
      hasAllergies: null,
    });
  });
});
