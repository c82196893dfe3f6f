import type { Bucket } from './bucket-files.ts';

/** The settings of a bucket, under the names that S3 programs usually read. */
export interface BucketSettings {
  /** `s3://bucket` or `s3://bucket/prefix`. */
  readonly url: URL;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** Null for Amazon's service in that region. */
  readonly endpoint: URL | null;
}

/** The bucket that the settings describe. */
export const bucketOf = ({ url, region, endpoint, accessKeyId, secretAccessKey }: BucketSettings): Bucket => ({
  name: url.hostname,
  prefix: url.pathname.replace(/^\/+|\/+$/g, '').replace(/(.)$/, '$1/'),
  endpoint: endpoint ?? new URL(`https://s3.${region}.amazonaws.com`),
  region,
  accessKeyId,
  secretAccessKey,
});
