import { Hand } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { emergencyFacts, emergencyText, type QuotedStatement } from '#domain/emergency/card.ts';
import { paths } from '#web/paths.ts';
import { ProductPicture } from '#web/product-view/product-picture.tsx';
import { AGE_WORDS } from '#web/words/household-words.ts';
import { ChildLine } from './child-line.tsx';
import { CLOSE_TO, EmergencyFrame } from './emergency-frame.tsx';
import { type CardData, type EmergencyAccess, useCard, useChildren, useEmergencyAccess } from './use-emergency.ts';

const HospitalCode = lazy(() => import('./hospital-code.tsx'));

/** The first-aid statements on the label, quoted with their codes. */
const FirstMinutes = ({ quoted }: { quoted: readonly QuotedStatement[] }) => (
  <section aria-label="What to do now, from the label" className="mt-6 grid gap-4">
    {quoted.map(({ code, text }) => (
      <div key={code} className="flex gap-3.5">
        <Hand aria-hidden="true" size={32} strokeWidth={1.9} className="flex-none text-ink-2" />
        <div className="min-w-0">
          <p className="emergency-strong">{text}.</p>
          <p className="emergency-small text-ink-2">{`From the label. Regulation (EC) 1272/2008, ${code}`}</p>
        </div>
      </div>
    ))}
  </section>
);

function LabelPhoto({ photo }: { photo: NonNullable<CardData['photo']> }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([photo.bytes], { type: photo.mime }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  if (url === undefined) return null;
  return (
    <section>
      <h2 className="emergency-heading">Your photo of its label</h2>
      <img className="label-photo" src={url} alt="The label, photographed with this phone" />
    </section>
  );
}

function Facts({
  data,
  access,
}: {
  data: CardData;
  access: EmergencyAccess & { db: NonNullable<EmergencyAccess['db']> };
}) {
  const { product, report, photo } = data;
  const children = useChildren(access);
  const facts = emergencyFacts(product, report);
  const { contains, more, hazards, ufi, barcode, firstMinutes } = facts;
  const told = children.map(({ member, weight }) => ({
    age: AGE_WORDS[member.ageGroup].toLowerCase(),
    weightKg: weight?.kg ?? null,
  }));
  return (
    <>
      {firstMinutes.length > 0 && <FirstMinutes quoted={firstMinutes} />}
      <h2 className="emergency-heading">Read this out</h2>
      <div className="emergency-product">
        <ProductPicture product={product} />
        <div className="min-w-0">
          <p className="emergency-name">{facts.name}</p>
          <p className="text-ink-2">{[facts.brand, facts.size].filter((part) => part !== null).join(', ')}</p>
        </div>
      </div>
      <dl className="emergency-facts">
        <div>
          <dt>Contains</dt>
          <dd>
            {contains.length === 0 ? 'No ingredient list was read from this label.' : contains.join(', ')}
            {more > 0 && <span className="emergency-small block text-ink-2">{`and ${more} more`}</span>}
          </dd>
        </div>
        {ufi !== null && (
          <div>
            <dt>UFI</dt>
            <dd className="num">{ufi}</dd>
          </div>
        )}
        {hazards.length > 0 && (
          <div>
            <dt>Hazards</dt>
            <dd>
              {hazards.map(({ code, text }) => (
                <span key={code} className="block">
                  {code} {text.charAt(0).toLowerCase() + text.slice(1)}
                </span>
              ))}
            </dd>
          </div>
        )}
        {barcode !== null && (
          <div>
            <dt>Barcode</dt>
            <dd className="num">{barcode}</dd>
          </div>
        )}
        {children.map((child) => (
          <ChildLine key={child.member.id} db={access.db} child={child} />
        ))}
      </dl>
      {!access.people && (
        <p className="emergency-note">
          <span>Your session has ended, so no one in your household is named here.</span>
        </p>
      )}
      {ufi === null && hazards.length === 0 && (
        <p className="emergency-note">
          <span>No UFI or hazard statement was read from this label. Look for both on the pack.</span>
        </p>
      )}
      <div className="hospital-code">
        <Suspense fallback={<span className="hospital-code-place" />}>
          <HospitalCode text={emergencyText(facts, told)} />
        </Suspense>
        <p className="min-w-0 flex-1 basis-40 emergency-strong">
          For the hospital: the same details in one code. It names no one.
        </p>
      </div>
      {photo && <LabelPhoto photo={photo} />}
    </>
  );
}

/** Whom to call, what the label says to do, and what to read out on the phone. */
export function EmergencyCard() {
  const { id = '' } = useParams();
  const access = useEmergencyAccess();
  const data = useCard(access.db, id);
  const { db } = access;
  const missing = !access.loading && (db === null || data === null);
  return (
    <EmergencyFrame closeTo={CLOSE_TO.card}>
      {db && data && <Facts data={data} access={{ ...access, db }} />}
      {missing && (
        <p className="mt-6 text-ink-2" role="status">
          This product isn’t on this phone. Read out what’s on the pack.
        </p>
      )}
      {/* Shown only once the content above is known: it would move under a finger. */}
      {(missing || data) && (
        <Link to={paths.emergency} className="emergency-button mt-6">
          Another product
        </Link>
      )}
    </EmergencyFrame>
  );
}
